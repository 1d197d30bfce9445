import { compareStored } from "#core/jobs/duplicates/compare-stored.ts";
import { readBatch as readFactsAgain } from "#core/jobs/facts/reread-facts.ts";
import { rereadPlaces } from "#core/jobs/whereabouts/reread-places.ts";

/** Resumes where it stopped, and ends early when the worker closes. */
export async function rereadAllJobs(signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = (await readFactsAgain()) + (await rereadPlaces()) + (await compareStored());
    if (!count) break;
    total += count;
  }
  return total;
}
