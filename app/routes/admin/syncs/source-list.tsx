import { Form } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { figure, Moment } from "#app/routes/admin/moment.tsx";
import { Failure, Panel } from "#app/routes/admin/panel.tsx";
import type { ListedSource } from "#core/sources/overview.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { type Following, StartButton } from "./start-button.tsx";
import { StateBadge } from "./state-badge.tsx";
import { isOpen } from "./toast-run-end.ts";

type Props = Following & {
  sources: ListedSource[] | null;
  provider: string;
  openSources: ReadonlySet<string>;
};

export function SourceList({ sources, provider, openSources, ...following }: Props) {
  return (
    <Panel title="Automated Daily Sync">
      <p className="mt-2 text-granite text-sm">
        Sources set to Automatic sync every day. With Quotes off, jobs show facts without the sentences behind
        them.
      </p>
      {!sources && <Failure>The sources could not be read. Reload the page.</Failure>}
      <ul className="mt-3 grid gap-x-10 lg:grid-cols-2">
        {sources?.map((source) => (
          <li key={source.name} className="min-w-0 border-line border-t py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <h3 id={`source-${source.name}`} className="text-base">
                  {source.label}
                </h3>
                {source.isDemo && <Badge tone="demo">Demo data</Badge>}
              </div>
              <div className="contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
                {source.name !== provider && (
                  <StartButton
                    what="Daily sync"
                    label="Sync now"
                    body={{ source: source.name, mode: "daily" }}
                    fields={{ source: source.name }}
                    disabled={!source.isOn || source.missing.length > 0 || openSources.has(source.name)}
                    describedBy={`source-${source.name}`}
                    {...following}
                  />
                )}
                {/* Without quotes, pages and emails show facts from its postings but not the sentences. */}
                <div className="flex w-full gap-x-6 sm:w-auto sm:gap-x-4">
                  <SourceSwitch source={source.name} isOn={source.isQuoted} intent="quote">
                    Quotes
                  </SourceSwitch>
                  <SourceSwitch source={source.name} isOn={source.isOn}>
                    Automatic
                  </SourceSwitch>
                </div>
              </div>
            </div>
            <p className="mt-1 text-sm">
              {source.about} <span className="text-granite">{source.cost}</span>
              {source.hasBoards && (
                <>
                  {" "}
                  <Link to="/admin/boards" className="text-link">
                    See its boards
                  </Link>
                </>
              )}
            </p>
            <p className="mt-1 text-sm">
              {source.schedule} · <Next source={source} />
            </p>
            <LastResult run={source.lastRun} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Next({ source: { isOn, missing, nextRunAt, isNextToday, idleFor } }: { source: ListedSource }) {
  return (
    <>
      {!isOn && <strong className="font-semibold">Switched off</strong>}
      {idleFor}
      {nextRunAt && (
        <>
          next check {isNextToday && "today, "}
          <Moment at={nextRunAt} />
        </>
      )}
      {!isOn && missing.length > 0 && " · "}
      {missing.length > 0 && (
        <strong className="wrap-anywhere font-semibold text-clay">
          Set {missing.join(" and ")} to use it.
        </strong>
      )}
    </>
  );
}

type SwitchProps = { source: string; isOn: boolean; intent?: string; children: string };

function SourceSwitch({ source, isOn, ...props }: SwitchProps) {
  return (
    <Form method="post" action="/admin" preventScrollReset>
      <HiddenFields fields={{ source, on: String(!isOn) }} />
      <Switch isOn={isOn} describedBy={`source-${source}`} {...props} />
    </Form>
  );
}

function LastResult({ run }: { run: RunView | null }) {
  if (!run) return <p className="mt-1 text-granite text-sm">No sync yet.</p>;
  const { jobsAdded, jobsUpdated, jobsExpired } = run;
  return (
    <p className="wrap-anywhere mt-1 text-granite text-sm">
      Last: <Moment at={run.createdAt} /> <StateBadge state={run.state} />{" "}
      {run.error && !isOpen(run)
        ? run.error
        : `${figure(jobsAdded)} added, ${figure(jobsUpdated)} updated, ${figure(jobsExpired)} expired`}
    </p>
  );
}
