import type { SyncRun } from "#core/sources/runs/runs.ts";

export function report(label: string, run: SyncRun | null): number {
  if (!run) {
    console.error(`${label} is already syncing. Wait until that run ends.`);
    return 1;
  }
  console.log(summary(label, run));
  if (run.error) console.error(run.error);
  return run.error ? 1 : 0;
}

function summary(label: string, run: SyncRun): string {
  const skipped = Object.entries(run.jobsSkipped).map(([reason, number]) => `${number} ${reason}`);
  const left = [
    run.requestsRemaining === null ? [] : `${run.requestsRemaining} requests`,
    run.jobsRemaining === null ? [] : `${run.jobsRemaining} jobs`,
  ].flat();
  return [
    `${label}${run.isDemo ? " (demonstration)" : ""}: ${run.jobsFetched} fetched, ${run.jobsAdded} added, ` +
      `${run.jobsUpdated} updated, ${run.jobsExpired} expired, ${run.apiCallsMade} ${run.apiCallsMade === 1 ? "call" : "calls"}`,
    ...(skipped.length ? [`  skipped: ${skipped.join(", ")}`] : []),
    ...run.warnings.map((warning) => `  warning: ${warning}`),
    ...(left.length ? [`  quota left: ${left.join(", ")}`] : []),
  ].join("\n");
}
