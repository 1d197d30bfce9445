import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { figure, Moment } from "#app/routes/admin/moment.tsx";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { StateBadge } from "./state-badge.tsx";
import { isOpen } from "./toast-run-end.ts";

const namedKeywords = 4;

export function RunEntry({ run }: { run: RunView }) {
  const { id, what, sourceLabel, keywords, error, warnings, isDemo } = run;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 id={`run-${id}`} className="text-base">
              {what}
            </h3>
            <StateBadge state={run.state} />
            {isDemo && <Badge tone="demo">Demo data</Badge>}
          </div>
          <p className="wrap-anywhere mt-1 text-granite text-sm">
            <Moment at={run.createdAt} /> · {sourceLabel} · {starterOf(run)}
          </p>
        </div>
        {isOpen(run) && <Cancel run={run} />}
      </div>
      {isOpen(run) && <Place run={run} />}
      <Figures run={run} />
      {keywords.length > 0 && <Keywords keywords={keywords} />}
      {error && (
        <p
          className={`wrap-anywhere mt-2 border-l-4 pl-3 text-sm ${run.state === "failed" ? "border-clay text-clay" : "border-edge"}`}
        >
          {error}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="wrap-anywhere mt-2 border-ochre border-l-4 pl-3 text-sm">
          {warning}
        </p>
      ))}
    </li>
  );
}

function starterOf({ by }: RunView): string {
  if (by === "terminal") return "from the command line";
  return by === "schedule" ? "on schedule" : `by ${by}`;
}

function Place({ run: { state, subject, page } }: { run: RunView }) {
  const now = subject ? `Searching for ${subject}` : "Reading the source";
  return (
    <p className="wrap-anywhere mt-2 font-medium text-sm">
      {state === "waiting" ? "Waiting to start." : `${now}${page ? `, page ${page}` : ""}.`}
    </p>
  );
}

function Cancel({ run: { id, isCancelling } }: { run: RunView }) {
  return (
    <Form method="post" action="/admin" preventScrollReset>
      <input type="hidden" name="run" value={id} />
      <Button
        type="submit"
        name="intent"
        value="cancel"
        disabled={isCancelling}
        aria-describedby={`run-${id}`}
      >
        {isCancelling ? "Canceling..." : "Cancel"}
      </Button>
    </Form>
  );
}

function Figures({ run }: { run: RunView }) {
  const skipped = Object.entries(run.jobsSkipped).sort((one, other) => other[1] - one[1]);
  const figures: [name: string, count: number][] = [
    ["Added", run.jobsAdded],
    ["Updated", run.jobsUpdated],
    ["Expired", run.jobsExpired],
    ["Skipped", skipped.reduce((sum, [, count]) => sum + count, 0)],
    ["API calls", run.apiCalls],
  ];
  return (
    <>
      <dl className="tabular mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {figures.map(([name, count]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-granite">{name}</dt>
            <dd className="font-semibold">{figure(count)}</dd>
          </div>
        ))}
      </dl>
      {skipped.length > 0 && (
        <p className="wrap-anywhere mt-1 text-granite text-sm">
          Skipped: {skipped.map(([reason, count]) => `${reason} (${figure(count)})`).join(", ")}
        </p>
      )}
    </>
  );
}

function Keywords({ keywords }: { keywords: string[] }) {
  const first = keywords.slice(0, namedKeywords).join(", ");
  if (keywords.length <= namedKeywords)
    return <p className="wrap-anywhere mt-1 text-sm">Keywords: {first}</p>;
  return (
    <details className="mt-1 text-sm">
      <summary className="wrap-anywhere -my-2 inline-block py-2">
        Keywords: {first} and {figure(keywords.length - namedKeywords)} more{" "}
        <span className="font-semibold text-moss underline underline-offset-4">Show</span>
      </summary>
      <p className="wrap-anywhere mt-2 border-line border-l-2 pl-3">{keywords.join(", ")}</p>
    </details>
  );
}
