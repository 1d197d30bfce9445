import type { IncomingListing } from "#core/jobs/listing.ts";
import { livePostingUrls } from "#core/jobs/seen-postings.ts";
import { findBoardPosting } from "#core/sources/boards/find-board-posting.ts";

/**
 * Those of another source's listings that lead to a posting which its employer's own board, read by us, shows already: the
 * same job in other words, which nothing else would tell to be one.
 */
export async function shownByBoards(listings: IncomingListing[]): Promise<Set<IncomingListing>> {
  const led = listings.flatMap((listing) => {
    const posting = findBoardPosting(listing.url);
    return posting ? [{ listing, ...posting }] : [];
  });
  const shown = new Set<IncomingListing>();
  for (const [source, met] of Map.groupBy(led, (each) => each.source)) {
    const live = await livePostingUrls(
      source,
      met.map(({ id }) => id),
    );
    for (const { listing, id } of met) if (live.has(id)) shown.add(listing);
  }
  return shown;
}
