import { type SQL, sql } from "drizzle-orm";
import { todayInAllOfTheUs } from "#core/jobs/days/today.ts";
import { nearness } from "#core/jobs/near/circle.ts";
import type { ListOrder } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Point } from "#core/places/distance.ts";

/** Jobs with a larger key come first, then the newer ones. Those that state nothing of the key are left out or last. */
export type Order = { name: ListOrder; key: SQL; isStated?: SQL };

const last = sql`-1e15::float8`;
const epoch = (moment: SQL) => sql`extract(epoch from ${moment})::float8`;

/** By date, unless a ranking puts the best first. */
export const newest: Order = { name: "newest", key: sql`0::float8` };
export const best: Order = { ...newest, name: "best" };

/** For "nearest", a center is needed. */
export function orderBy(name: ListOrder, center: Point | null, now: Date): Order {
  if (name === "closing")
    return stated(name, sql`-${epoch(sql`${jobs.validThrough}`)}`, sql`${jobs.validThrough} is not null`);
  // A start date counts only in the future.
  if (name === "starts")
    return stated(
      name,
      sql`-${epoch(sql`${jobs.startsOn}`)}`,
      sql`${jobs.startsOn} >= ${todayInAllOfTheUs(now)}::date`,
    );
  if (name === "pay") return stated(name, sql`${jobs.salaryYearly}`, sql`${jobs.salaryYearly} is not null`);
  if (name === "nearest" && center) return { name, key: sql`coalesce(-${nearness(center)}, ${last})` };
  return name === "best" ? best : newest;
}

function stated(name: ListOrder, key: SQL, isStated: SQL): Order {
  return { name, key, isStated };
}

/** As readers choose it: without a ranking, the newest jobs are the best. */
export function shownName({ name }: Order, isRanked: boolean): ListOrder {
  return name === "newest" && !isRanked ? "best" : name;
}

/** The same order, with the jobs that state nothing of it last. */
export function withUnstated({ name, key, isStated }: Order): Order {
  return { name, key: isStated ? sql`case when ${isStated} then ${key} else ${last} end` : key };
}
