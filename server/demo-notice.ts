import { demoJobsLoaded } from "#core/jobs/totals.ts";

const recheckMs = 30_000;
let known: boolean | undefined;
let checkedAt = Number.NEGATIVE_INFINITY;

/** Whether search engines must stay away because demonstration jobs are shown. Waits for the first look only. */
export async function showsDemoJobs(now = Date.now()): Promise<boolean> {
  if (now - checkedAt > recheckMs) {
    checkedAt = now;
    const check = demoJobsLoaded().then(
      (loaded) => {
        known = loaded;
      },
      // The page that follows meets the same error and reports it.
      () => {},
    );
    if (known === undefined) await check;
  }
  return known ?? false;
}
