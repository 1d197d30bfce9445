import { sql } from "drizzle-orm";
import type { Place } from "#core/places/place.ts";
import type { Tx } from "#core/platform/db.server.ts";
import type { Salary, SalaryUnit } from "#core/text/money.ts";
import type { Opening } from "./compare-openings.ts";
import { overlapOf } from "./place-overlap.ts";

export type Candidate = Opening & {
  id: string;
  createdAt: string;
  postedAt: string;
  mergedInto: string | null;
  /** The source shows all of the employer's openings, as only an employer's own board does. */
  isOwnBoard: boolean;
  factCount: number;
  sources: string[];
};

export type CandidatePair = { written: Candidate; other: Candidate };

const mostPairs = 20_000;

/** One source lists an opening once, so those that it lists twice are two. */
export async function findCandidates(tx: Tx, ids: string[], source: string): Promise<CandidatePair[]> {
  if (!ids.length) return [];
  const { rows } = await tx.execute<{
    id: string;
    other_id: string;
    places: Place[];
    other_places: Place[];
  }>(sql`
    with written as materialized (
      select id, company_slug, is_demo, places, merged_into, opening from jobs
      where id = any(${sql.param(ids)}::uuid[]) and featured_until is null and hidden_at is null
        and (expired_at is null or merged_into is not null)
    ), others as materialized (
      select id, company_slug, is_demo, places, opening from jobs
      where opening = any(array(select opening from written)) and expired_at is null and featured_until is null
        and not exists (
          select from job_sightings s where s.job_id = jobs.id and s.gone_at is null and s.source = ${source}
            and (s.own_job_id is null or s.own_job_id <> all(${sql.param(ids)}::uuid[]))
        )
    )
    select w.id, o.id as other_id, w.places, o.places as other_places from written w join others o
      on o.opening = w.opening and o.company_slug = w.company_slug and o.is_demo = w.is_demo and o.id <> w.id
    union
    select w.id, j.id, w.places, j.places from written w join jobs j on j.merged_into = w.id or j.id = w.merged_into
    limit ${mostPairs}`);
  const near = rows.filter(({ places, other_places: others }) => overlapOf(places, others) !== "none");
  const candidates = await readCandidates(tx, [...new Set(near.flatMap((row) => [row.id, row.other_id]))]);
  return near.flatMap(({ id, other_id }) => {
    const [written, other] = [candidates.get(id), candidates.get(other_id)];
    return written && other && areFree(written, other) ? [{ written, other }] : [];
  });
}

/** A listing that is merged into a third one is no candidate. */
function areFree(a: Candidate, b: Candidate): boolean {
  return (a.mergedInto ?? b.id) === b.id && (b.mergedInto ?? a.id) === a.id;
}

type Row = Omit<Candidate, "salary" | "closesAt"> & {
  closesAt: string | null;
  min: number | null;
  max: number | null;
  currency: string | null;
  unit: SalaryUnit | null;
};

export async function readCandidates(tx: Tx, ids: string[]): Promise<Map<string, Candidate>> {
  if (!ids.length) return new Map();
  const { rows } = await tx.execute<Row>(sql`
    select j.id, j.title, j.places, j.description, j.valid_through as "closesAt", j.job_type as "jobType",
      j.salary_min as min, j.salary_max as max, j.salary_currency as currency, j.salary_unit as unit,
      j.created_at::text as "createdAt", j.date_posted::text as "postedAt", j.merged_into as "mergedInto",
      cardinality(j.fact_words) + (j.salary_yearly is not null)::int as "factCount",
      coalesce(s.sources, '{}') as sources, coalesce(s.addresses, '{}') as addresses, coalesce(s.is_own_board, false) as "isOwnBoard"
    from jobs j cross join lateral (
      select array_agg(distinct source) as sources, bool_or(scope is not null) as is_own_board,
        array_remove(array_agg(url) || array_agg(apply_url), null) as addresses
      from job_sightings where gone_at is null and (own_job_id = j.id or (job_id = j.id and own_job_id is null))
    ) s where j.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ min, max, currency, unit, closesAt, ...row }) => {
      const salary: Salary | null = currency && unit ? { min, max, currency, unit } : null;
      return [row.id, { ...row, salary, closesAt: closesAt === null ? null : new Date(closesAt) }];
    }),
  );
}
