import { hiddenSightings } from "#core/jobs/intake/hidden-listings.ts";
import { liveSightingUrls } from "#core/jobs/intake/unchanged-listings.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { findBoardJob } from "#core/sources/boards/find-board-job.ts";
import { findSource } from "#core/sources/registry.ts";
import type { Source } from "#core/sources/source.ts";

export async function findHiddenDuplicates(
  { name }: Source,
  listings: IncomingListing[],
): Promise<Set<IncomingListing>> {
  const led = listings.flatMap((listing) => {
    const page = pageOf({ source: name, ...listing });
    return page === null ? [] : [{ listing, page }];
  });
  if (!led.length) return new Set();
  const hidden = await hiddenSightings();
  const pages = new Set(hidden.flatMap((sighting) => pageOf(sighting) ?? []));
  // The source's own hidden sightings are updated as before.
  const own = new Set(hidden.flatMap(({ source, sourceId }) => (source === name ? sourceId : [])));
  const met = led.flatMap(({ listing, page }) =>
    pages.has(page) && !own.has(listing.sourceId) ? listing : [],
  );
  if (!met.length) return new Set();
  // A visible listing of the same page was not hidden with it.
  const live = await liveSightingUrls(
    name,
    met.map(({ sourceId }) => sourceId),
  );
  return new Set(met.filter(({ sourceId }) => !live.has(sourceId)));
}

function pageOf({
  source,
  sourceId,
  url,
}: { source: string } & Pick<IncomingListing, "sourceId" | "url">): string | null {
  if (findSource(source)?.hasBoards) return `${source} ${sourceId}`;
  const shown = findBoardJob(url);
  return shown && `${shown.source} ${shown.id}`;
}
