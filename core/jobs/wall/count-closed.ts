import { and, inArray, isNull } from "drizzle-orm";
import { type FactChoice, factChoices } from "#core/facts/choices.ts";
import { startMonth } from "#core/facts/words/start-month.ts";
import { type ChoiceCounts, countListedChoices } from "#core/jobs/facts/count-choices.ts";
import { countJobs } from "#core/jobs/list/find-jobs.ts";
import { isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import { type Condition, isEach } from "#core/jobs/query/conditions.ts";
import type { Within } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { db } from "#core/platform/db.server.ts";

export type ClosedCounts = {
  housing: number;
  /** The month in which most of them start, as "2027-05". */
  month: { name: string; jobs: number } | null;
  near: number;
  newestAt: Date | null;
};

type Circle = { place: KnownPlace; within: Within };
type Asked = { conditions: Condition[]; newest: number; isCounted: boolean; now: Date };
type Counted = { counts: ChoiceCounts | null; newest: { id: string; datePosted: Date }[] };

/** Counts the jobs of a list except those that are shown. Where a list is too long to count, no facts are counted. */
export async function countClosed(
  conditions: Condition[],
  shown: string[],
  { isCapped, circle }: { isCapped: boolean; circle: Circle | null },
  now: Date,
): Promise<ClosedCounts> {
  const [{ counts, newest }, words, near] = await Promise.all([
    countAll({ conditions, newest: shown.length + 1, isCounted: !isCapped, now }),
    factWordsOf(shown),
    circle && !isCapped ? countNear(conditions, shown, circle, now) : 0,
  ]);
  const among = (choice: FactChoice) =>
    (counts?.meet[choice.id] ?? 0) - words.filter((said) => meets(choice, said)).length;
  const choices = factChoices(now);
  const housing = choices.find(({ id }) => id === "housing");
  const months = choices.flatMap((choice) => {
    const name = startMonth(choice.id);
    return name === null ? [] : [{ name, jobs: among(choice) }];
  });
  const most = months.reduce<ClosedCounts["month"]>(
    (best, month) => (month.jobs > (best?.jobs ?? 0) ? month : best),
    null,
  );
  return {
    housing: housing ? among(housing) : 0,
    month: most,
    near,
    newestAt: newest.find(({ id }) => !shown.includes(id))?.datePosted ?? null,
  };
}

async function countAll({ conditions, newest, isCounted, now }: Asked): Promise<Counted> {
  const counts = isCounted ? await countListedChoices(conditions, now) : null;
  if (counts?.newest) return { counts, newest: counts.newest };
  // A list that is too long to count fills the limit at once.
  const rows = await db
    .select({ id: jobs.id, datePosted: jobs.datePosted })
    .from(jobs)
    .where(and(isOrdinary(now, conditions), isEach(conditions)))
    .orderBy(...newestFirst)
    .limit(newest);
  return { counts, newest: rows };
}

async function countNear(conditions: Condition[], shown: string[], circle: Circle, now: Date) {
  const around = aroundCondition(circle.place, circle.within);
  const [all, open] = await Promise.all([
    countJobs([...conditions, around], now),
    shown.length
      ? db.$count(jobs, and(inArray(jobs.id, shown), isNull(jobs.featuredUntil), isEach([around])))
      : 0,
  ]);
  return all - open;
}

async function factWordsOf(ids: string[]): Promise<string[][]> {
  if (!ids.length) return [];
  const rows = await db.select({ words: jobs.factWords }).from(jobs).where(inArray(jobs.id, ids));
  return rows.map(({ words }) => words ?? []);
}

function meets({ words }: FactChoice, said: string[]): boolean {
  return words.some((word) => said.includes(word));
}
