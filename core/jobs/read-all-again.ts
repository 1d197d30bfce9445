import { readBatch as readFactsAgain } from "#core/jobs/facts/read-again.ts";
import { readPlacesAgain } from "#core/jobs/whereabouts/read-places-again.ts";

/** Resumes where it stopped, and ends early when the worker closes. */
export async function readAllAgain(signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = (await readFactsAgain()) + (await readPlacesAgain());
    if (!count) break;
    total += count;
  }
  return total;
}
