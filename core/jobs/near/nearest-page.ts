import { and, type SQL, sql } from "drizzle-orm";
import type { CardRow } from "#core/jobs/card-rows.ts";
import { withGathering } from "#core/jobs/gather-or-walk.ts";
import { isOrdinary, pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { type JobQuery, radii, usualRadius } from "#core/jobs/query/job-query.ts";
import type { ReadPage } from "#core/jobs/query/list-page.ts";
import { countJobs, selectByIds } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { circleCondition, nearness } from "./near-condition.ts";

type Circle = { center: KnownPlace; within: JobQuery["within"] };

type Key = { far: number; id: string };

type Page = { limit: number; after?: Key | null; offset?: number };

type Found = { keys: Key[]; passed: number; previous: Key | null };

/** Jobs without a point sort as farther than anything on earth. */
const nowhere = 3;

export async function nearestPage(
  circle: Circle,
  conditions: Condition[],
  cursor: string | null,
  now: Date,
): Promise<ReadPage> {
  const after = readNearCursor(cursor);
  const [count, found] = await Promise.all([
    countJobs(conditions, now),
    nearestKeys(circle, conditions, { limit: pageSize + 1, after }, now),
  ]);
  const keys = found.keys.slice(0, pageSize);
  const last = keys.at(-1);
  return {
    rows: await rowsOf(keys),
    count,
    place: after ? { passed: found.passed, previous: null } : null,
    next: found.keys.length > pageSize && last ? writeNearCursor(last) : null,
    previous: found.previous && writeNearCursor(found.previous),
    isLater: after !== null,
  };
}

export async function selectNearest(
  circle: Circle,
  conditions: Condition[],
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ rows: CardRow[]; count: number }> {
  const [count, { keys }] = await Promise.all([
    countJobs(conditions, now),
    nearestKeys(circle, conditions, page, now),
  ]);
  return { rows: await rowsOf(keys), count };
}

/** Smaller circles come first: they are quicker to search, and their jobs are nearer than all others. */
async function nearestKeys(
  { center, within = usualRadius }: Circle,
  conditions: Condition[],
  page: Page,
  now: Date,
): Promise<Found> {
  for (const miles of radii) {
    if (miles === "state" || (within !== "state" && miles >= within)) break;
    const found = await gather(center, [...conditions, circleCondition(center, miles)], page, now);
    if (found.keys.length === page.limit) return found;
  }
  return gather(center, conditions, page, now);
}

async function gather(
  center: KnownPlace,
  conditions: Condition[],
  { limit, after, offset = 0 }: Page,
  now: Date,
): Promise<Found> {
  const beyond = after ? sql`(far, id) > ${pairOf(after)}` : sql`true`;
  const page = sql`from hits where ${beyond} order by far, id limit ${limit} offset ${offset}`;
  const found = await withGathering((from) =>
    from.execute<{ ids: string[]; fars: number[]; passed?: number; previous?: [number, string] | null }>(sql`
      with hits as materialized (
        select ${jobs.id}, coalesce(${nearness(center)}, ${nowhere}) as far from ${jobs}
        where ${and(isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed))}
      )
      select array(select id ${page}) as ids, array(select far ${page}) as fars${after ? placeColumns(after) : sql``}`),
  );
  const { ids = [], fars = [], passed = 0, previous = null } = found.rows[0] ?? {};
  return {
    keys: ids.map((id, index) => ({ id, far: fars[index] ?? nowhere })),
    passed,
    previous: previous && { far: previous[0], id: previous[1] },
  };
}

function placeColumns(after: Key): SQL {
  const before = sql`from hits where (far, id) <= ${pairOf(after)}`;
  return sql`,
    (select count(*)::int ${before}) as passed,
    (select jsonb_build_array(far, id) ${before} order by far desc, id desc limit 1 offset ${pageSize}) as previous`;
}

function pairOf({ far, id }: Key): SQL {
  return sql`(${far}::float8, ${id}::uuid)`;
}

async function rowsOf(keys: Key[]): Promise<CardRow[]> {
  const rows = new Map((await selectByIds(keys.map(({ id }) => id))).map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => rows.get(id) ?? []);
}

function writeNearCursor({ far, id }: Key): string {
  return `nearest.${far}-${id.replaceAll("-", "")}`;
}

function readNearCursor(text: string | null): Key | null {
  const match =
    /^nearest\.(\d(?:\.\d{1,25})?(?:e-\d{1,2})?)-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
      text ?? "",
    );
  if (!match) return null;
  const [, far, ...id] = match;
  return { far: Number(far), id: id.join("-") };
}
