import type { AreaHandlers, AreaRow, Cell } from "#app/routes/admin/table/admin-area.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { findSource, sources } from "#core/sources/registry.ts";
import { type RunState, type RunView, runStates } from "#core/sources/runs/run-view.ts";
import { searchRuns } from "#core/sources/runs/search-runs.ts";

export const runs: AreaHandlers = {
  async load({ source, state: given, page }) {
    const state = runStates.find((known) => known === given) ?? null;
    const { runs, total } = await searchRuns({ source: findSource(source)?.name ?? null, state, page });
    return {
      title: "Sync runs",
      intro: `Every sync, newest first. We keep them for ${keptDays.syncRuns} days.`,
      searches: null,
      filters: [
        {
          ...{ name: "source", label: "Source", any: "All sources" },
          choices: sources.map(({ name, label }) => [name, label] as const),
        },
        {
          ...{ name: "state", label: "State", any: "All states" },
          choices: runStates.map((known) => [known, states[known].badge] as const),
        },
      ],
      columns: [
        "Sync",
        "State",
        "Source",
        "Started",
        "By",
        "Added",
        "Updated",
        "Expired",
        "Skipped",
        "API calls",
        "What went wrong",
      ],
      rows: runs.map(toRow),
      ...{ total, empty: "No sync has run yet." },
    };
  },
};

const states = {
  waiting: { badge: "Waiting", tone: "plain" },
  running: { badge: "Running", tone: "warn" },
  complete: { badge: "Complete", tone: "good" },
  failed: { badge: "Failed", tone: "bad" },
  cancelled: { badge: "Canceled", tone: "plain" },
} as const satisfies Record<RunState, Cell>;

function toRow(run: RunView): AreaRow {
  const skipped = Object.values(run.jobsSkipped).reduce((sum, count) => sum + count, 0);
  return {
    id: run.id,
    cells: [
      run.isDemo ? `${run.what} (demo data)` : run.what,
      states[run.state],
      run.sourceLabel,
      new Date(run.createdAt),
      run.by,
      run.jobsAdded,
      run.jobsUpdated,
      run.jobsExpired,
      skipped,
      run.apiCalls,
      { lines: run.error ? [run.error, ...run.warnings] : run.warnings },
    ],
  };
}
