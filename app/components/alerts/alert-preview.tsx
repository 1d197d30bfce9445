import { useEffect, useRef, useState } from "react";
import type { AlertPreview as Preview } from "#core/alerts/preview-alert.ts";
import { previewDays } from "#core/alerts/rhythm.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { parseQuery, queryAddress } from "#core/jobs/query/query-address.ts";

const pauseMs = 400;
const titles = 3;

export function previewSearch(fields: Record<string, unknown>): string {
  return queryAddress(parseQuery(fields, offers.alert), offers.alert);
}

export function AlertPreview({ search, first }: { search: string; first: Preview | null }) {
  const { preview, isAsking } = usePreview(search, first);
  return (
    <div
      aria-busy={isAsking}
      // Without script, only the first preview is shown.
      className={`${first ? "" : "needs-script"} mt-5 min-h-37 rounded-md border border-line bg-paper px-3 py-3 text-sm sm:px-4`}
    >
      <div role="status" className="leading-6">
        <p className="tabular font-semibold">
          {preview === undefined ? `Looking at the last ${previewDays} days...` : countText(preview)}
        </p>
        {preview?.readAs && <p className="wrap-anywhere">Read as: {preview.readAs}.</p>}
      </div>
      <ul className={isAsking ? "opacity-50" : undefined}>
        {preview?.jobs.slice(0, titles).map(({ title, company, location, path }) => (
          <li key={path} className="truncate text-granite leading-6">
            <span className="text-ink">{title}</span> · {company} · {location}
          </li>
        ))}
      </ul>
      {preview && preview.count > 0 && preview.jobs.length === 0 && (
        <p className="text-granite leading-6">
          Preview is limited to the {freeJobs} newest jobs; your emails will list the matches.
        </p>
      )}
    </div>
  );
}

function usePreview(search: string, first: Preview | null) {
  const [preview, setPreview] = useState<Preview | null | undefined>(first ?? undefined);
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
      setPreview(found);
      setAnswered(search);
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [search, answered]);
  return { preview, isAsking: search !== answered };
}

async function ask(search: string, signal: AbortSignal): Promise<Preview | null> {
  try {
    const answer = await fetch(`/job-alerts/preview${search}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function countText(preview: Preview | null): string {
  if (!preview) return "The preview isn’t available right now.";
  const { count, isCapped, jobs } = preview;
  const number = count ? count.toLocaleString("en-US") + (isCapped ? "+" : "") : "No";
  const shownTitles = Math.min(jobs.length, titles);
  return `${number} matching ${count > 1 ? "jobs" : "job"} in the last ${previewDays} days${shownTitles && shownTitles < count ? ", like" : ""}`;
}
