import { sql } from "drizzle-orm";
import { isJobListing, isLive } from "#core/jobs/live-rows.ts";
import { missingFacts } from "#core/jobs/pages/missing-facts.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValues } from "#core/platform/cached-value.ts";
import { inTransaction } from "#core/platform/db.server.ts";

export type Coverage = {
  live: number;
  facts: {
    name: "JobPosting data" | "Pay" | "Logo" | "Place";
    have: number;
    why: { reason: string; count: number }[];
  }[];
  countedAt: string;
};

const remembered = cachedValues({ read: countCoverage, max: 1, ttl: 10 * 60_000 });

export function readCoverage(now = new Date()): Promise<Coverage> {
  return remembered.forceFetch("coverage", { context: now });
}

export function clearCoverage() {
  remembered.clear();
}

/** JobPosting data uses the order of `missingOf`. */
const faults = {
  "JobPosting data": sql`case
    when title = '' then ${missingFacts.title}::text
    when not (${hasText("description_md")} or (description_md = '' and ${hasText("description")}))
      then ${missingFacts.description}::text
    when company_name = '' then ${missingFacts.hiringOrganization}::text
    when country_codes = '{}' and work_arrangement = 'remote'
      then ${missingFacts.applicantLocationRequirements}::text
    when country_codes = '{}' then ${missingFacts.jobLocation}::text
    when apply_url is null and url is null then ${missingFacts["a way to apply"]}::text
  end`,
  Pay: sql`case
    when salary_min is null and salary_max is null then 'no pay given'
    when salary_unit is null then 'pay without a unit'
    when salary_currency is null then 'pay without a currency'
  end`,
  Logo: sql`case when company_logo_url is null then 'logo not given' end`,
  Place: sql`case
    when country_codes <> '{}' then null
    when work_arrangement = 'remote' then ${missingFacts.applicantLocationRequirements}::text
    when places = '[]' then 'no place given'
    else ${missingFacts.jobLocation}::text
  end`,
};

type Name = Coverage["facts"][number]["name"];
const names = Object.keys(faults) as Name[];

async function countCoverage(now: Date): Promise<Coverage> {
  const { rows } = await inTransaction(
    (tx) =>
      tx.execute<Record<Name, string | null> & { count: number }>(sql`
        select ${sql.join(
          names.map((name) => sql`${faults[name]} as ${sql.identifier(name)}`),
          sql`, `,
        )}, count(*)::int as count
        from ${jobs} where ${isLive(now)} and ${isJobListing} group by 1, 2, 3, 4`),
    { timeout: 60_000 },
  );
  const live = rows.reduce((sum, { count }) => sum + count, 0);
  return { live, facts: names.map((name) => factOf(name, rows)), countedAt: now.toISOString() };
}

function factOf(name: Name, rows: (Record<Name, string | null> & { count: number })[]) {
  const counts = new Map<string, number>();
  let have = 0;
  for (const { [name]: reason, count } of rows) {
    if (reason === null) have += count;
    else counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  const why = [...counts].map(([reason, count]) => ({ reason, count }));
  return { name, have, why: why.sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)) };
}

function hasText(column: "description" | "description_md") {
  const text = sql.raw(column);
  return sql`(octet_length(${text}) > 1000 or ${text} ~ '\\S')`;
}
