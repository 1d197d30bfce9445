import { liveSightingUrls } from "#core/jobs/intake/unchanged-listings.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { findBoardJob } from "#core/sources/boards/find-board-job.ts";

export async function findBoardDuplicates(listings: IncomingListing[]): Promise<Set<IncomingListing>> {
  const led = listings.flatMap((listing) => {
    const shown = findBoardJob(listing.url);
    return shown ? [{ listing, ...shown }] : [];
  });
  const shown = new Set<IncomingListing>();
  for (const [source, met] of Map.groupBy(led, (each) => each.source)) {
    const live = await liveSightingUrls(
      source,
      met.map(({ id }) => id),
    );
    for (const { listing, id } of met) if (live.has(id)) shown.add(listing);
  }
  return shown;
}
