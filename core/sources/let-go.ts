import { closeMissing, expirePostings, sawMost } from "#core/jobs/expire-jobs.ts";
import { type FetchRequest, type Source, SourceError } from "#core/sources/source.ts";

type LettingGo = { expired: number; warnings: string[] };

/** After a run has stored what it saw: ends what is over by the source's own word or by its absence. */
export async function letGo(source: Source, request: FetchRequest): Promise<LettingGo> {
  const parts = [await endListed(source, request), await endMissing(source, request)];
  return {
    expired: parts.reduce((sum, part) => sum + part.expired, 0),
    warnings: parts.flatMap((part) => part.warnings),
  };
}

/** Without its list of expired postings the source has still been read: they end by their age, or by a later list. */
async function endListed(source: Source, request: FetchRequest): Promise<LettingGo> {
  if (request.mode !== "daily" || !source.fetchExpired) return { expired: 0, warnings: [] };
  try {
    const ids = await source.fetchExpired(request);
    return { expired: await expirePostings(source.name, ids, request.now), warnings: [] };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { expired: 0, warnings: [`The list of expired postings could not be read. ${error.message}`] };
  }
}

async function endMissing(source: Source, { keywords, now }: FetchRequest): Promise<LettingGo> {
  const { name, label, wholeBoard } = source;
  if (wholeBoard === null || keywords.length) return { expired: 0, warnings: [] };
  if (await sawMost(name, wholeBoard, now))
    return { expired: await closeMissing(name, wholeBoard, now, now), warnings: [] };
  const warning = `${label} showed less than half of what was open, so nothing was ended for its absence. If that stays, check its answers.`;
  return { expired: 0, warnings: [warning] };
}
