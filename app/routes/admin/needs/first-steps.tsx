import { Link } from "#app/components/ui/link.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import type { ListedSource } from "#core/sources/overview.ts";

/** What to do on an empty board, in order. */
export function FirstSteps({ sources }: { sources: ListedSource[] | null }) {
  const keyed = (sources ?? []).filter(({ missing }) => missing.length > 0);
  return (
    <Panel title="First steps" className="mt-5">
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm">
        {keyed.length > 0 && (
          <li>
            Set the key of a job source and restart:{" "}
            {keyed.map(({ label, missing }) => `${missing.join(" and ")} for ${label}`).join(", ")}.
          </li>
        )}
        <li>
          <Link to="/admin/boards" className="text-link">
            Check the employer boards
          </Link>{" "}
          and paste the address of any board you want to add.
        </li>
        <li>
          <Link to="/admin/keywords" className="text-link">
            Read the keywords
          </Link>{" "}
          that we search for.
        </li>
        <li>
          Press Test API Connection, then Daily Sync. For boards, press Sync now under Automated Daily Sync.
        </li>
        <li>
          Look at{" "}
          <Link to="/jobs" className="text-link">
            the jobs
          </Link>{" "}
          and hide what doesn't belong. From then on, syncs run every day.
        </li>
      </ol>
    </Panel>
  );
}
