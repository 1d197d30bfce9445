import { type MouseEvent, useEffect, useRef, useState } from "react";
import { previewDays } from "#core/alerts/rhythm.ts";
import { leftOutParameters, offers } from "#core/jobs/query/job-query.ts";
import { parseQuery, queryAddress } from "#core/jobs/query/query-address.ts";

/** HTML of our own server: what a screen reader is told, and the emails. */
export type Drawing = { status: string; mails: string };

const pauseMs = 400;
const beside = ["name", "frequency", ...leftOutParameters];

export function previewSearch(fields: Record<string, unknown>): string {
  const more = beside.map((name) => [name, fields[name] as string]);
  return queryAddress(parseQuery(fields, offers.alert), offers.alert, Object.fromEntries(more));
}

export function AlertPreview({ search, first }: { search: string; first: Drawing | null }) {
  const { drawing, isAsking } = usePreview(search, first);
  const { status, mails } = drawing ?? { status: waitingText(drawing === null), mails: "" };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only its links are clicked, which keys do, too
    // biome-ignore lint/a11y/noStaticElementInteractions: only its links are clicked
    <div
      aria-busy={isAsking}
      onClick={focusField}
      // Without script, only the first preview is shown.
      className={`${first ? "" : "needs-script"} alert-preview`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
      <div role="status" dangerouslySetInnerHTML={{ __html: status }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
      <div dangerouslySetInnerHTML={{ __html: mails }} />
    </div>
  );
}

function waitingText(isMissing: boolean): string {
  return isMissing ? "The preview isn’t available right now." : `Looking at the last ${previewDays} days...`;
}

/** The links of warnings lead to fields and may fill them. Ids differ where a page has several forms. */
function focusField(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  event.preventDefault();
  const name = link.hash.slice("#alert-".length);
  const field = event.currentTarget.closest("form")?.querySelector<HTMLInputElement>(`[name=${name}]`);
  field?.focus();
  if (!field || !link.dataset.value) return;
  field.value = link.dataset.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function usePreview(search: string, first: Drawing | null) {
  const [drawing, setDrawing] = useState<Drawing | null | undefined>(first ?? undefined);
  const [answered, setAnswered] = useState(first ? search : null);
  const isFirst = useRef(true);
  useEffect(() => {
    const pause = isFirst.current ? 0 : pauseMs;
    isFirst.current = false;
    if (search === answered) return;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(search, aborter.signal);
      if (aborter.signal.aborted) return;
      setDrawing(found);
      setAnswered(search);
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [search, answered]);
  return { drawing, isAsking: search !== answered };
}

async function ask(search: string, signal: AbortSignal): Promise<Drawing | null> {
  try {
    const answer = await fetch(`/job-alerts/preview${search}`, { signal });
    return answer.ok ? (await answer.json()).drawing : null;
  } catch {
    return null;
  }
}
