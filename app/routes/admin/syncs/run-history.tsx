import { useEffect } from "react";
import { Link } from "#app/components/ui/link.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { Failure, Panel } from "#app/routes/admin/panel.tsx";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { RunEntry } from "./run-entry.tsx";

const failure = "Failed to fetch sync logs";

export function RunHistory({ runs }: { runs: RunView[] | null }) {
  useEffect(() => {
    if (!runs) toast({ title: "Error", text: failure, tone: "error" });
  }, [runs]);
  return (
    <Panel title="Recent Sync History">
      {!runs && <Failure>{failure}</Failure>}
      {runs?.length === 0 && <p className="mt-3 text-granite">No sync has run yet.</p>}
      {!!runs?.length && (
        <>
          <ol className="mt-4 divide-y divide-line border-line border-t">
            {runs.map((run) => (
              <RunEntry key={run.id} run={run} />
            ))}
          </ol>
          <p className="mt-2 text-sm">
            <Link to="/admin/runs" className="text-link inline-flex min-h-11 items-center md:min-h-8">
              See all sync runs
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
