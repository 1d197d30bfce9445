import { sql } from "drizzle-orm";
import { isFeatured, isOrdinary } from "#core/jobs/live-rows.ts";
import { isEach, keyOf } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValues } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import type { Category } from "#core/relevance/category.ts";

export type ParkFigures = {
  jobs: number;
  employers: number;
  kinds: { kind: Category; jobs: number }[];
  pay: { hour: PayRange | null; year: PayRange | null };
  starts: { month: string; jobs: number }[];
  stated: Record<Stated, number>;
};

export type PayRange = {
  jobs: number;
  low: number;
  high: number;
  middle: number;
};

const statements = {
  start: sql`word like 'start:%'`,
  summer: sql`word = 'season:summer'`,
  winter: sql`word = 'season:winter'`,
  housing: sql`word like 'housing:%'`,
  housed: sql`word in ('housing:provided', 'housing:lives-on-site')`,
};
export type Stated = keyof typeof statements;

type Row = { is: "all" | "kind" | "pay" | "start" | "stated"; name: string; jobs: number } & Omit<
  PayRange,
  "jobs"
> & {
    employers: number;
  };

type Asked = { query: JobQuery; now: Date };

const freshMs = 60_000;
const staleMs = 10 * 60_000;

const remembered = cachedValues({ read: readFigures, max: 500, ttl: freshMs });

/** Reading the figures of a crowded park takes half a second, so the last ones serve while new ones are read. */
export function parkFigures(query: JobQuery, now = new Date()): Promise<ParkFigures> {
  const key = keyOf(queryConditions(query, now));
  const allowStale = remembered.getRemainingTTL(key) > -staleMs;
  return remembered.forceFetch(key, { allowStale, context: { query, now } });
}

/** The next reader gets the figures of before, and starts reading new ones. */
export function outdateParkFigures() {
  for (const [key, figures] of [...remembered.entries()]) remembered.set(key, figures, { ttl: 1 });
}

export function clearParkFigures() {
  remembered.clear();
}

async function readFigures({ query, now }: Asked): Promise<ParkFigures> {
  const isHere = isEach(queryConditions(query, now));
  const columns = sql`${jobs.id}, ${jobs.companySlug}, ${jobs.category}, ${jobs.factWords}, ${jobs.salaryMin}, ${jobs.salaryMax},
    ${jobs.salaryUnit}, ${jobs.salaryCurrency}`;
  const names = Object.keys(statements);
  const counts = Object.values(statements).map((says) => sql`count(distinct id) filter (where ${says})`);
  const { rows } = await db.execute<Row>(sql`
      with hits as materialized (
        select ${columns} from ${jobs} where ${isOrdinary(now)} and ${isHere}
        union all select ${columns} from ${jobs} where ${isFeatured(now)} and ${isHere}
      ), paid as (
        select case when field.has then hits.salary_unit when fact.unit = 'h' then 'hour' when fact.unit = 'y' then 'year' end as unit,
          case when field.has then coalesce(salary_min, salary_max) else fact.low end as low,
          case when field.has then coalesce(salary_max, salary_min) else coalesce(fact.high, fact.low) end as high
        from hits
        cross join lateral (select coalesce(salary_min, salary_max) is not null and salary_unit is not null and salary_currency is not null as has) field
        left join lateral (
          select unit, low, high from job_facts
          where job_id = hits.id and name = 'pay' and hidden_at is null and not is_unsure and not field.has
          order by position limit 1
        ) fact on true
        where not field.has or salary_currency = 'USD'
      ), said as materialized (
        select id, word from (select id, unnest(fact_words) as word from hits) words
        where word like 'start:%' or word like 'housing:%' or word in ('season:summer', 'season:winter')
      )
      select 'all' as is, '' as name, count(*)::int as jobs,
        (select count(*)::int from (select from hits group by company_slug) companies) as employers, 0::float8 as low, 0::float8 as high, 0::float8 as middle from hits
      union all select 'kind', category, count(*)::int, 0, 0, 0, 0 from hits group by category
      union all select 'pay', unit, count(*)::int, 0, min(low), max(high), percentile_disc(0.5) within group (order by high desc)
        from paid where unit in ('hour', 'year') and low > 0 group by unit
      union all select 'start', substr(word, 7), count(*)::int, 0, 0, 0, 0 from said
        where word like 'start:%' and word >= ${`start:${now.toISOString().slice(0, 7)}`} group by word
      union all select 'stated', name, jobs::int, 0, 0, 0, 0
        from unnest(${sql.param(names)}::text[], (select array[${sql.join(counts, sql`, `)}] from said)) stated (name, jobs)`);
  return toFigures(rows);
}

function toFigures(rows: Row[]): ParkFigures {
  const of = (is: Row["is"]) => rows.filter((row) => row.is === is);
  const [all] = of("all");
  const range = (unit: string) => {
    const found = of("pay").find(({ name }) => name === unit);
    return found ? { jobs: found.jobs, low: found.low, high: found.high, middle: found.middle } : null;
  };
  const stated = Object.keys(statements).map((name) => {
    const found = of("stated").find((row) => row.name === name);
    return [name, found?.jobs ?? 0];
  });
  return {
    jobs: all?.jobs ?? 0,
    employers: all?.employers ?? 0,
    kinds: of("kind")
      .map(({ name, jobs }) => ({ kind: name as Category, jobs }))
      .sort((a, b) => b.jobs - a.jobs || (a.kind < b.kind ? -1 : 1)),
    pay: { hour: range("hour"), year: range("year") },
    starts: of("start")
      .map(({ name, jobs }) => ({ month: name, jobs }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
    stated: Object.fromEntries(stated) as Record<Stated, number>,
  };
}
