import { readBatch as readFactsAgain } from "#core/jobs/facts/read-again.ts";
import { readPlacesAgain } from "#core/jobs/whereabouts/read-places-again.ts";

/**
 * Alternates batches of facts and places until none is left or the worker closes, and resumes where it stopped. Returns the
 * number of readings.
 */
export async function readAllAgain(signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = (await readFactsAgain()) + (await readPlacesAgain());
    if (!count) break;
    total += count;
  }
  return total;
}
