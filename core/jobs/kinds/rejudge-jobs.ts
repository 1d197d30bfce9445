import { sql } from "drizzle-orm";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { endSightingsOf } from "#core/jobs/intake/sighting-rows.ts";
import { asideOf, judgeListing, paidRelevance } from "#core/jobs/kinds/judge-listing.ts";
import type { ListingKind, StoredRelevance } from "#core/jobs/listing.ts";
import { workOnOutdated } from "#core/jobs/outdated-jobs.ts";
import type { Place } from "#core/places/place.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { relevanceVersion } from "#core/relevance/judge-relevance.ts";

type Origin = { source: string; foundBy: string | null };

export type Trust = {
  isListedEmployer(origin: Origin): boolean;
  /** Its source decided by more than is stored. */
  isDecided(origin: Origin): boolean;
};

export type Rejudged = { judged: number; ended: number };

/** Judges nothing when every live listing is judged by today's rules. Dates that readers and alerts see do not change. */
export async function rejudgeJobs(trust: Trust, now = new Date()): Promise<Rejudged> {
  let ended = 0;
  const judged = await workOnOutdated("job-kind", isOutdated, async (tx, ids) => {
    ended += await judgeAgain(tx, ids, trust, now);
    return ids.length;
  });
  return { judged, ended };
}

const isOutdated = sql`relevance_version < ${relevanceVersion} and expired_at is null`;

type Row = {
  id: string;
  title: string;
  companyName: string;
  places: Place[];
  description: string;
  kind: ListingKind;
  keptBecause: string | null;
  isDemo: boolean;
  isPaid: boolean;
  isCharged: boolean;
  origins: Origin[];
};

async function judgeAgain(tx: Tx, outdated: string[], trust: Trust, now: Date): Promise<number> {
  // Without the lock, a simultaneous sighting would be missed.
  await lockListings(tx);
  const { rows } = await tx.execute<Row>(sql`
    select id, title, company_name as "companyName", places, description_md as description, kind,
      kept_because as "keptBecause", is_demo as "isDemo", featured_until is not null as "isPaid",
      exists (
        select from job_facts where job_id = j.id and name = 'participant_pays' and not is_unsure and hidden_at is null
      ) as "isCharged",
      (select coalesce(jsonb_agg(jsonb_build_object('source', source, 'foundBy', found_by)), '[]')
        from job_sightings where job_id = j.id and gone_at is null) as origins
    from jobs j where id = any(${sql.param(outdated)}::uuid[]) and ${isOutdated}`);
  const judged = rows.map((row) => ({ row, ...judge(row, trust) }));
  const write = judged.map(({ row: { id, isPaid, isCharged }, kind, keptBecause }) => ({
    id,
    kind,
    kept_because: keptBecause,
    aside: isPaid ? null : asideOf(kind, isCharged),
  }));
  await tx.execute(sql`
    update jobs set kind = r.kind, kept_because = r.kept_because, aside = r.aside, relevance_version = ${relevanceVersion}
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(write)}::jsonb) r where jobs.id = r.id`);
  const others = judged
    .filter(({ row, kind }) => kind === "other-field" && mayEnd(row))
    .map(({ row }) => row.id);
  await endSightingsOf(tx, others, "other-field", now);
  return settleListings(tx, others, now);
}

function judge(row: Row, trust: Trust): StoredRelevance {
  if (row.isPaid) return paidRelevance;
  const isOfListedEmployer = row.origins.some(trust.isListedEmployer);
  const judged = judgeListing({ ...row, isOfListedEmployer });
  const isDecided = judged.kind === "other-field" && row.origins.some(trust.isDecided);
  return isDecided ? { kind: row.kind, keptBecause: row.keptBecause } : judged;
}

/** Sources bring back what they list, but nobody does an employer's or an administrator's own job. */
function mayEnd({ isDemo, isPaid, origins }: Row): boolean {
  return !isDemo && !isPaid && origins.length > 0;
}
