import { closeMissing, expireSightings, sawMost } from "#core/jobs/intake/expire-jobs.ts";
import type { FetchRequest, Source } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";

type Ended = { expired: number; warnings: string[] };

/** Without its list of expired jobs the source has still been read: they end by their age, or by a later list. */
export async function endListed(source: Source, request: FetchRequest): Promise<Ended> {
  if (request.mode !== "daily" || !source.fetchExpired) return { expired: 0, warnings: [] };
  try {
    const ids = await source.fetchExpired(request);
    return { expired: await expireSightings(source.name, ids, request.now), warnings: [] };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { expired: 0, warnings: [`The list of expired postings could not be read. ${error.message}`] };
  }
}

/** After a scope has been read to its end: what has been missed twice is over. */
export async function endMissing({ name, label }: Source, scope: string, now: Date): Promise<Ended> {
  if (await sawMost(name, scope, now))
    return { expired: await closeMissing(name, scope, now, now), warnings: [] };
  const warning = `${label} (${scope}) showed less than half of what was open, so nothing was ended for its absence. If that stays, check its answers.`;
  return { expired: 0, warnings: [warning] };
}
