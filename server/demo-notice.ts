import { demoJobsLoaded } from "#core/jobs/totals.ts";

const recheckMs = 30_000;
let known: boolean | undefined;
let checkedAt = Number.NEGATIVE_INFINITY;

/** Tells search engines to stay away from demonstration jobs. Only the first call waits. */
export async function showsDemoJobs(now = Date.now()): Promise<boolean> {
  if (now - checkedAt > recheckMs) {
    checkedAt = now;
    const check = demoJobsLoaded().then(
      (loaded) => {
        known = loaded;
      },
      // The page meets the same error and reports it.
      () => {},
    );
    if (known === undefined) await check;
  }
  return known ?? false;
}
