import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { SayableFact } from "#core/facts/shown/say-fact.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import type { Verdict } from "#core/moderation/facts/judge-fact.ts";
import { db } from "#core/platform/db.server.ts";

export type DrawnProof = Omit<SayableFact, "name"> & {
  jobId: string;
  claim: string;
  title: string;
  company: string;
  path: string;
  proof: string | null;
  origin: "source" | "text" | "employer";
  isUnsure: boolean;
  isHidden: boolean;
  verdict: Verdict | null;
};

const drawn = 10;

const draws = 20;

const fewFacts = 1000;

const longestWalk = 200;

type Row = Omit<DrawnProof, "claim" | "path"> & { name: string; slug: string; companySlug: string };

/** The same seed draws the same facts while none are added or removed. */
export async function drawProofs(name: string, seed: string, now = new Date()): Promise<DrawnProof[]> {
  const { rows: some } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select job_id from job_facts where name = ${name} order by job_id limit ${fewFacts + 1}
    ) few`);
  const isFew = (some[0]?.count ?? 0) <= fewFacts;
  const chosen = isFew ? drawFromFew(name, seed, now) : drawFromMany(name, seed, now);
  const { rows } = await db.execute<Row>(sql`
    select f.job_id as "jobId", f.name, f.value, f.low, f.high, f.unit, f.from_day::text as "fromDay",
      f.until_day::text as "untilDay", f.precision, f.proof, f.origin, f.is_unsure as "isUnsure",
      f.hidden_at is not null as "isHidden", jobs.title, jobs.company_name as company, jobs.slug,
      jobs.company_slug as "companySlug",
      (select g.verdict from fact_judgements g where g.job_id = f.job_id and g.name = f.name and g.value = f.value
        and g.proof is not distinct from f.proof) as verdict
    from (${chosen}) chosen join job_facts f on f.job_id = chosen.job_id and f.position = chosen.position
      join jobs on jobs.id = f.job_id
    order by ${chance(seed)} limit ${drawn}`);
  return rows.map(({ name, slug, companySlug, ...fact }) => ({
    ...fact,
    claim: claimOf({ name, value: fact.value, proof: fact.proof }),
    path: pathOfJob({ id: fact.jobId, slug, companySlug }),
  }));
}

function drawFromFew(name: string, seed: string, now: Date): SQL {
  return sql`
    select f.job_id, f.position from job_facts f join jobs on jobs.id = f.job_id
    where f.name = ${name} and ${isLive(now)} order by ${chance(seed)} limit ${drawn}`;
}

/** Each random id leads to the next live job, so all jobs are about equally likely. */
function drawFromMany(name: string, seed: string, now: Date): SQL {
  const places = sql.param(Array.from({ length: draws }, (_, draw) => uuidOf(`${seed} ${draw}`)));
  return sql`
    select distinct met.job_id, one.position from unnest(${places}::uuid[]) as place
    cross join lateral (
      select near.job_id from (
        select job_id from job_facts where name = ${name} and job_id >= place order by job_id limit ${longestWalk}
      ) near cross join lateral (
        -- A limit of one keeps the lookup a lookup.
        select from jobs where jobs.id = near.job_id and ${isLive(now)} limit 1
      ) live order by near.job_id limit 1
    ) met
    cross join lateral (
      select f.position from job_facts f where f.job_id = met.job_id and f.name = ${name}
      order by ${chance(seed)} limit 1
    ) one`;
}

function chance(seed: string): SQL {
  return sql`md5(${seed}::text || f.job_id || f.position)`;
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
