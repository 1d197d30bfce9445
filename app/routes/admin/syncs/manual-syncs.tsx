import { type ReactNode, useState } from "react";
import { Link } from "#app/components/ui/link.tsx";
import { figure } from "#app/routes/admin/moment.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import { keywordListNames, rotationSize, type SyncAction, syncActions } from "#core/sources/sync-actions.ts";
import { type Following, StartButton } from "./start-button.tsx";

type Props = Following & {
  lists: Record<string, number> | null;
  closed: string | null;
};

export function ManualSyncs({ lists, closed, expect, announce }: Props) {
  const [isStarting, setStarting] = useState(false);
  function expectOne() {
    setStarting(true);
    const done = expect();
    return () => {
      setStarting(false);
      done();
    };
  }
  return (
    <Panel title="Manual Sync Actions">
      <p className="mt-2 text-granite text-sm">
        Syncs run in the background, one at a time. Follow them under Recent Sync History.
        {closed && <strong className="font-semibold text-ink"> {closed}</strong>}
      </p>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {syncActions.map((action) => (
          <li key={action.label} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p id={idOf(action)} className="min-w-0 flex-1 basis-60 text-sm">
              <About action={action} lists={lists} />
            </p>
            <StartButton
              what={action.label}
              label={action.label}
              body={action.body}
              fields={{ action: action.label }}
              disabled={closed !== null || isStarting}
              describedBy={idOf(action)}
              expect={expectOne}
              announce={announce}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function About({ action: { body }, lists }: { action: SyncAction; lists: Props["lists"] }) {
  const all = lists && keywordListNames.reduce((sum, name) => sum + (lists[name] ?? 0), 0);
  if (body.mode === "daily")
    return (
      <>
        Searches for the {rotationSize} keywords that have waited longest
        {all !== null && `, of ${figure(all)}`} in <Keywords>all four lists</Keywords>. Reads up to 600 jobs
        and ends expired ones.
      </>
    );
  const list = body.list ?? "";
  const count = lists?.[list];
  return (
    <>
      Searches for each of the {count !== undefined && `${figure(count)} `}
      <Keywords>{list === "roles" ? "job role" : list} keywords</Keywords>. Reads up to 500 jobs per call,
      from the last 30 days.
    </>
  );
}

function Keywords({ children }: { children: ReactNode }) {
  return (
    <Link to="/admin/keywords" className="text-link">
      {children}
    </Link>
  );
}

function idOf({ label }: SyncAction): string {
  return `about-${label.toLowerCase().replaceAll(" ", "-")}`;
}
