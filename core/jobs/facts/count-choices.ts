import { sql } from "drizzle-orm";
import { type FactChoice, factChoices, withCourses, withPaying } from "#core/facts/choices.ts";
import { saysWord, silencesNoted, silentSubjects } from "#core/facts/silence.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { isFeatured, isOrdinary, isUnlisted } from "#core/jobs/live-rows.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { type Condition, isFoundByEach, keyOf } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValue, cachedValues } from "#core/platform/cached-value.ts";
import { type Db, db, inTransaction } from "#core/platform/db.server.ts";

export type ChoiceCounts = {
  count: number;
  isCapped: boolean;
  meet: Record<string, number>;
  silent: Record<string, number>;
  /** More than are free. Null where not all were looked at, and for the complete board. */
  newest: { id: string; datePosted: Date }[] | null;
};

/** Without `unlisted`, the jobs that lists leave out are not counted: no short index has those of one list. */
type Asked = { conditions: Condition[]; now: Date; unlisted?: boolean };

const minute = 60_000;
const longestWaitMs = 150;
const longestCountMs = 2 * minute;

const remembered = cachedValues({ read: countOfList, max: 500, ttl: minute });

const board = cachedValue<ChoiceCounts, Date>({
  read: (now) =>
    inTransaction((from) => readCounts(from, { conditions: [], now, unlisted: true }), {
      timeout: longestCountMs,
    }),
  freshMs: minute,
  staleMs: 60 * minute,
});

export function clearChoiceCounts() {
  remembered.clear();
  board.clear();
}

export function outdateChoiceCounts() {
  remembered.clear();
  board.outdate();
}

/**
 * Null before the first count of the complete board, whose old figures are served while it is counted again.
 */
export async function countChoices(conditions: Condition[], now: Date): Promise<ChoiceCounts | null> {
  return conditions.length ? countOnce({ conditions, now, unlisted: true }) : inTime(board.get(now));
}

/** The same, but for choices that also show what lists leave out. */
export async function countListedChoices(conditions: Condition[], now: Date): Promise<ChoiceCounts | null> {
  const known = remembered.peek(keyOf(conditions));
  if (known || !conditions.length) return known ?? countChoices(conditions, now);
  return countOnce({ conditions, now });
}

function countOnce(asked: Asked): Promise<ChoiceCounts> {
  const key = `${keyOf(asked.conditions)}${asked.unlisted ? "" : " listed"}`;
  return remembered.forceFetch(key, { context: asked });
}

export async function prepareChoiceCounts() {
  await board.get(new Date());
}

export function figureOf(jobs: number | undefined, { isCapped }: ChoiceCounts): string | null {
  if (jobs === undefined || (isCapped && jobs === 0)) return null;
  if (!isCapped) return jobs.toLocaleString("en-US");
  const step = 10 ** (String(jobs).length - 1);
  return `${(Math.floor(jobs / step) * step).toLocaleString("en-US")}+`;
}

async function inTime(counting: Promise<ChoiceCounts>): Promise<ChoiceCounts | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs, null);
  });
  // Callers that stopped waiting ignore the error.
  counting.catch(() => {});
  return Promise.race([counting, late]).finally(() => clearTimeout(timer));
}

function countOfList(asked: Asked): Promise<ChoiceCounts> {
  return readCounts(db, asked);
}

type Row = { kind: "jobs" | "meets" | "says" | "newest"; id: string; jobs: number; at: string | null };

async function readCounts(from: Db, { conditions, now, unlisted }: Asked) {
  const choices = factChoices(now);
  const words = choices.flatMap(({ id, words }) => words.map((word) => ({ id, word })));
  const isOfList = isFoundByEach(conditions);
  const limit = conditions.length ? sql`limit ${countLimit + 1}` : sql``;
  const aside = sql`
    union all select 'meets', case ${jobs.aside} when 'pays' then ${withPaying} else ${withCourses} end, count(*)::int, null
    from ${jobs} where ${isUnlisted(now)} and ${isOfList} group by 2`;
  const newest = sql`
    union all select 'newest', id::text, 1, (extract(epoch from date_posted) * 1000)::bigint
    from (select id, date_posted from ordinary order by date_posted desc, id desc limit ${freeJobs + 1}) newest`;
  const { rows } = await from.execute<Row>(sql`
    with ordinary as materialized (
      select ${jobs.factWords}${conditions.length ? sql`, ${jobs.id}, ${jobs.datePosted}` : sql``}
      from ${jobs} where ${isOrdinary(now, conditions)} and ${isOfList} ${limit}
    ), featured as materialized (
      select ${jobs.factWords} from ${jobs} where ${isFeatured(now)} and ${isOfList}
    ), hits as materialized (
      select row_number() over () as n, fact_words, count(*) as jobs
      from (select fact_words from ordinary union all select fact_words from featured) listed group by fact_words
    ), said as materialized (select n, jobs, unnest(fact_words) as word from hits),
    choices as (
      select * from unnest(${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ id }) => id))}::text[])
        as choice (word, id)
    )
    select 'meets' as kind, id, sum(jobs)::int as jobs, null::bigint as at
    from (select distinct n, jobs, id from said join choices using (word)) met group by id
    union all
    select 'says', word, sum(jobs)::int, null from said where word = ${silencesNoted} or word like ${saysWord("%")} group by word
    ${unlisted ? aside : sql``}
    ${conditions.length ? newest : sql``}
    union all select 'jobs', 'ordinary', (select count(*)::int from ordinary), null
    union all select 'jobs', 'featured', (select count(*)::int from featured), null`);
  return toCounts(rows, choices, conditions.length > 0);
}

function toCounts(rows: Row[], choices: FactChoice[], isLimited: boolean): ChoiceCounts {
  const of = (kind: Row["kind"]) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ id, jobs }) => [id, jobs]));
  const { ordinary = 0, featured = 0 } = of("jobs");
  const isCapped = isLimited && ordinary > countLimit;
  const count = Math.min(ordinary, isLimited ? countLimit : ordinary) + featured;
  const named = of("meets");
  const meet = choices.map(({ id, isObstacle }) => {
    const found = named[id] ?? 0;
    return [id, isObstacle ? count - found : found];
  });
  const { [silencesNoted]: noted = 0, ...say } = of("says");
  const silent = silentSubjects.map((subject) => [subject, noted - (say[saysWord(subject)] ?? 0)]);
  const newest = rows
    .filter(({ kind }) => kind === "newest")
    .map(({ id, at }) => ({ id, datePosted: new Date(Number(at)) }));
  return {
    count,
    isCapped,
    meet: Object.fromEntries(meet),
    silent: Object.fromEntries(silent),
    // Of more than are counted, the first found are not the newest.
    newest: isLimited && !isCapped ? newest : null,
  };
}
