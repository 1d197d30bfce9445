import { readBatch as readFactsAgain } from "#core/jobs/facts/read-again.ts";
import { readPlacesAgain } from "#core/jobs/whereabouts/read-places-again.ts";

/**
 * Reads again what an earlier version of our readers has read of live listings, a batch of facts and one of places in turn,
 * until none is left or the worker closes; it goes on where it stopped. Returns how many readings that were.
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
