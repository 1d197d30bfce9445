import { type SQL, sql } from "drizzle-orm";
import { isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { nearness } from "#core/jobs/near/circle.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { anyOf, inOrder, textOf } from "#core/jobs/query/word-queries.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cellsWithin, pointsOf } from "#core/places/cells.ts";
import { earthRadius, type Point } from "#core/places/distance.ts";
import { db } from "#core/platform/db.server.ts";
import { otherNames, wordsOfTitle } from "./title-words.ts";

/** Miles. */
const [near, far] = [50, 200];
const mostOfEmployer = 2;
/** Bounds the work for words that very many jobs have. */
const mostGathered = 200;
const newest = 1_000;
const mostEach = 40;

export type RelatedTo = Pick<
  JobDetail,
  "id" | "title" | "companySlug" | "category" | "places" | "usStates" | "countryCode"
>;

type Alike = { id: string; employer: string; title: string; score: number };

/**
 * Jobs that share the kind of work, words of the title, the season or the place: the newest of the board on a
 * short walk, those nearby and those with the same words from the index, and the employer's own.
 */
export async function findAlike(job: RelatedTo, count: number, now: Date): Promise<string[]> {
  const title = wordsOfTitle(job.title);
  const [center = null] = pointsOf(job.places);
  const score = scoreOf(job, title, center);
  const found = await Promise.all([
    walkNewest(job, title, score, now),
    gatherFromIndex(job, title, center, score, now),
    selectOfEmployer(job, score, now),
  ]);
  return choose(job, found.flat(), count);
}

/** The same title of the same employer elsewhere, and an employer's third job, come after all others. */
function choose(job: RelatedTo, found: Alike[], count: number): string[] {
  const best = found.filter(({ id }) => id !== job.id).toSorted((a, b) => b.score - a.score);
  const named = new Set<string>();
  const ofEmployer = new Map<string, number>();
  const [first, later]: [string[], string[]] = [[], []];
  for (const { id, employer, title } of new Map(best.map((each) => [each.id, each])).values()) {
    const name = `${employer}\n${title.toLowerCase()}`;
    const known = ofEmployer.get(employer) ?? 0;
    const isNew = !named.has(name) && known < mostOfEmployer;
    (isNew ? first : later).push(id);
    named.add(name);
    if (isNew) ofEmployer.set(employer, known + 1);
  }
  return [...first, ...later].slice(0, count);
}

/**
 * What the title says weighs most, then the kind of work and the place, then the season and the employer. The title's last
 * word names the work, so it counts twice.
 */
function scoreOf(job: RelatedTo, title: string[], center: Point | null): SQL {
  const has = title.map((word) => sql`(search_words @@ ${inTitle(word)})::int`);
  const last = has.at(-1);
  const shared = last
    ? sql`(${sql.join([...has, last], sql` + `)})::float8 / ${has.length + 1}::int`
    : sql`0`;
  const isNamed = hasOtherName(title);
  const words = sql`6.0 * greatest(${shared}, ${isNamed ? sql`(${isNamed})::int` : sql`0`})`;
  const states = sql`us_states && ${sql.param(job.usStates)}::text[]`;
  const place = center
    ? sql`case when ${nearness(center)} <= ${beyond(near)} then 3
        when ${nearness(center)} <= ${beyond(far)} then 2 when ${states} then 1 else 0 end`
    : sql`(${states})::int`;
  return sql`round((${words} + 3 * (category = ${job.category})::int + ${place}
    + case when abs(starts_on - (select starts_on from me)) <= 31 then 2
        when fact_words && (select seasons from me) then 1 else 0 end
    + (company_slug = ${job.companySlug})::int)::numeric, 3)::float8`;
}

function beyond(miles: number): SQL {
  return sql`${1 - Math.cos(miles / earthRadius)}::float8`;
}

function inTitle(words: string): SQL {
  return inWords(words.replace(/[\p{L}\p{N}]+/gu, "$&:A"));
}

/** Null where the work has one name. */
function hasOtherName(title: string[]): SQL | null {
  const names = otherNames(title).map((name) => inOrder(name, "A"));
  return names.length ? sql`search_words @@ ${inWords(textOf(anyOf(names)))}` : null;
}

function inWords(query: string): SQL {
  return sql`to_tsquery('pg_catalog.english', ${query})`;
}

function scored({ id }: RelatedTo, score: SQL, from: SQL): SQL {
  return sql`with me as materialized (
      select starts_on, array(select word from unnest(fact_words) word where word like 'season:%') as seasons
      from jobs where id = ${id}
    ), found as materialized (${from})
    select id, company_slug as employer, title, ${score} as score from found as jobs
    order by score desc, date_posted desc limit ${mostEach}`;
}

const columns = sql.raw(
  "id, title, company_slug, category, date_posted, search_words, us_states, latitudes, longitudes, starts_on, fact_words",
);
const order = sql.join(newestFirst, sql`, `);

async function walkNewest(job: RelatedTo, title: string[], score: SQL, now: Date): Promise<Alike[]> {
  const isAlike = title.length
    ? sql`category = ${job.category} or search_words @@ ${inTitle(title.join(" | "))}`
    : sql`category = ${job.category}`;
  const { rows } = await db.execute<Alike>(
    scored(
      job,
      score,
      sql`select * from (
        select ${columns} from ${jobs} where ${isOrdinary(now)} order by ${order} limit ${newest}
      ) newest where ${isAlike}`,
    ),
  );
  return rows;
}

async function gatherFromIndex(
  job: RelatedTo,
  title: string[],
  center: Point | null,
  score: SQL,
  now: Date,
): Promise<Alike[]> {
  if (!title.length) return [];
  const around = center && sql`facets && ${sql.param(cellsWithin(center, near, 0.5))}::text[]`;
  const isNamed = hasOtherName(title);
  const ways = [
    sql`search_words @@ ${inTitle(title.slice(-2).join(" & "))}`,
    ...(isNamed ? [isNamed] : []),
    ...(around ? [sql`${around} and search_words @@ ${inTitle(title.join(" | "))}`] : []),
  ];
  const some = ways.map(
    (way) => sql`(select ${columns} from ${jobs} where ${isOrdinary(now)} and ${way} limit ${mostGathered})`,
  );
  const { rows } = await db.execute<Alike>(scored(job, score, sql.join(some, sql` union all `)));
  return rows;
}

async function selectOfEmployer(job: RelatedTo, score: SQL, now: Date): Promise<Alike[]> {
  const { rows } = await db.execute<Alike>(
    scored(
      job,
      score,
      sql`select ${columns} from ${jobs} where company_slug = ${job.companySlug} and ${isOrdinary(now)}
        order by ${order} limit ${mostEach}`,
    ),
  );
  return rows;
}
