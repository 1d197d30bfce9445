import type { IncomingListing } from "#core/jobs/listing.ts";
import { livePostingUrls } from "#core/jobs/seen-postings.ts";
import { sources } from "#core/sources/registry.ts";

/**
 * Those of another source's listings that lead to a posting which its employer's own board, read by us, shows already: the
 * same job in other words, which nothing else would tell to be one.
 */
export async function shownByBoards(listings: IncomingListing[]): Promise<Set<IncomingListing>> {
  const shown = new Set<IncomingListing>();
  for (const { name, idOfPage } of sources) {
    if (!idOfPage) continue;
    const ids = listings.flatMap((listing) => {
      const id = listing.url && URL.canParse(listing.url) ? idOfPage(new URL(listing.url)) : null;
      return id === null ? [] : [{ listing, id }];
    });
    if (!ids.length) continue;
    const live = await livePostingUrls(
      name,
      ids.map(({ id }) => id),
    );
    for (const { listing, id } of ids) if (live.has(id)) shown.add(listing);
  }
  return shown;
}
