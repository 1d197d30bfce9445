import { sql } from "drizzle-orm";
import { factLabel, type SayableFact } from "#core/facts/shown/say-fact.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type ReportedFact = {
  jobId: string;
  claim: string;
  title: string;
  company: string;
  path: string;
  label: string;
  proof: string | null;
  state: "shown" | "hidden" | "gone";
  count: number;
  notes: string[];
  firstAt: Date;
};

type Row = {
  id: string;
  claim: string;
  title: string;
  company: string;
  company_slug: string;
  slug: string;
  name: string;
  value: string;
  proof: string | null;
  is_hidden: boolean | null;
  /** Null once the posting no longer states it. */
  figures: Omit<SayableFact, "name" | "value"> | null;
  count: number;
  notes: string[] | null;
  first_at: string;
};

export async function listFactReports({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ facts: ReportedFact[]; total: number }> {
  const looked = containing(search);
  const isMeant = search
    ? sql`and (title ilike ${looked} or company_name ilike ${looked} or concat(replace(r.name, '_', ' '), ': ', r.value) ilike ${looked}
        or r.proof ilike ${looked})`
    : sql``;
  const { limit, offset } = rowsOf(page);
  const reported = sql`
    from fact_reports r join jobs on jobs.id = r.job_id where r.settled_at is null ${isMeant}
    group by jobs.id, r.claim, r.name, r.value, r.proof`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select jobs.id, r.claim, title, company_name as company, company_slug, slug, r.name, r.value, r.proof,
        (select bool_or(f.hidden_at is not null) from job_facts f where f.job_id = jobs.id and f.name = r.name
          and f.value = r.value and f.proof is not distinct from r.proof) as is_hidden,
        (select json_build_object('low', f.low, 'high', f.high, 'unit', f.unit, 'fromDay', f.from_day, 'untilDay', f.until_day,
          'precision', f.precision) from job_facts f where f.job_id = jobs.id and f.name = r.name
          and f.value = r.value and f.proof is not distinct from r.proof limit 1) as figures,
        count(*)::int as count,
        (array_agg(r.note order by r.created_at desc) filter (where r.note <> ''))[1:20] as notes,
        min(r.created_at)::text as first_at
      ${reported} order by count(*) desc, min(r.created_at), jobs.id, r.claim limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (select ${reported}) as found`),
  ]);
  return { facts: rows.map(toReported), total: counted.rows[0]?.total ?? 0 };
}

export async function countReportedFacts(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct (job_id, claim))::int as count from fact_reports where settled_at is null`,
  );
  return rows[0]?.count ?? 0;
}

function toReported(row: Row): ReportedFact {
  const shown = row.is_hidden ? "hidden" : "shown";
  return {
    jobId: row.id,
    claim: row.claim,
    title: row.title,
    company: row.company,
    path: pathOfJob({ ...row, companySlug: row.company_slug }),
    label: factLabel({ ...row.figures, name: row.name, value: row.value }),
    proof: row.proof,
    state: row.is_hidden === null ? "gone" : shown,
    count: row.count,
    notes: row.notes ?? [],
    firstAt: new Date(row.first_at),
  };
}
