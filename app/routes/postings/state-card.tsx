import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { longDate } from "#core/long-date.ts";
import type { ManagedPosting } from "#core/postings/find-posting.ts";
import type { ManagedState } from "./managed-state.ts";

const labels: Record<ManagedState, string> = {
  live: "Live",
  reading: "Being looked at",
  rereading: "Being looked at",
  closed: "Closed",
  hidden: "Hidden",
  refunded: "Refunded",
  ended: "Ended",
};

type Props = { posting: ManagedPosting; state: ManagedState; path: string; children?: ReactNode };

/** How a posting stands, and what can be done about it. */
export function StateCard({ posting, state, path, children }: Props) {
  const { expiresAt, jobPath } = posting;
  const end = expiresAt && longDate(expiresAt);
  const words = useRef<HTMLParagraphElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) words.current?.focus();
  }, [state]);
  return (
    <section
      aria-label="State"
      className={`mt-6 rounded-lg border border-line border-l-4 bg-sheet p-5 sm:p-6 ${state === "live" ? "border-l-ochre" : "border-l-edge"}`}
    >
      <p ref={words} tabIndex={-1} className="text-lg outline-none">
        <Badge tone={state === "live" ? "sun" : undefined}>{labels[state]}</Badge>{" "}
        <span className="ml-1">{wordsOf(state, end)}</span>
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-5">
        {state === "live" && jobPath && (
          <Link to={jobPath} className={buttonStyles({ size: "large" })}>
            View Your Job Live
          </Link>
        )}
        {state === "closed" && (
          <Form method="post" action={path} preventScrollReset>
            <Button type="submit" name="intent" value="reopen" look="primary" size="large">
              Reopen
            </Button>
          </Form>
        )}
        {(state === "hidden" || state === "refunded") && (
          <Link to="/contact" className={buttonStyles({ look: "primary", size: "large" })}>
            Write to us
          </Link>
        )}
        {state === "live" && <CloseEarly path={path} end={end} />}
        {children && <div className="basis-full">{children}</div>}
      </div>
    </section>
  );
}

function wordsOf(state: ManagedState, end: string | null): string {
  if (state === "live") return `Until ${end}, first in every list that it matches.`;
  if (state === "reading")
    return "One of us reads your job before anybody else sees it. Its 30 days begin when it goes live, and we write to you then.";
  if (state === "rereading")
    return "One of us reads your changes first: until then nobody sees your job. The time that it waits is added to its 30 days.";
  if (state === "closed") return `Your job is on no list. You can reopen it until ${end}.`;
  if (state === "refunded") return "The payment went back, so your job is on no list any more.";
  if (state === "hidden")
    return "We have taken your job off every list. If you think that this is a mistake, tell us.";
  return `Your job was live until ${end}, and is on no list any more.`;
}

/** Asks first, with and without script. */
function CloseEarly({ path, end }: { path: string; end: string | null }) {
  return (
    <details className="open:basis-full">
      <summary className={buttonStyles({ look: "quiet", size: "large" })}>Close early</summary>
      <div className="mt-3 max-w-prose border-line border-l-2 pl-4">
        <p>
          Your job leaves every list at once. You can reopen it until {end}; its time runs on meanwhile, and
          nothing is paid back.
        </p>
        <Form method="post" action={path} preventScrollReset className="mt-3">
          <Button type="submit" name="intent" value="close" className="border-clay text-clay">
            Close this job
          </Button>
        </Form>
      </div>
    </details>
  );
}
