import { closeMissing, countSeen, expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { db } from "#core/platform/db.server.ts";
import { answersToBelieve, forgetSmallAnswers, recordSmallAnswer } from "#core/sources/runs/small-answers.ts";
import type { FetchRequest, Source } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";

type Ended = { expired: number; warnings: string[] };

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

export async function endMissing({ name, label }: Source, scope: string, now: Date): Promise<Ended> {
  const { seen, live } = await countSeen(name, scope, now);
  const doubt = seen * 2 < live ? await recordSmallAnswer(name, scope, seen, now) : null;
  if (doubt && doubt.answers < answersToBelieve) {
    const warning = `${label} (${scope}) showed less than half of what was open, ${seen} of ${live}, so no missing jobs were ended. After ${answersToBelieve} days with such answers we believe them; this was day ${doubt.answers}.`;
    return { expired: 0, warnings: [warning] };
  }
  const expired = await closeMissing(name, scope, now, doubt?.firstAt ?? null, now);
  await forgetSmallAnswers(db, name, scope);
  return { expired, warnings: [] };
}
