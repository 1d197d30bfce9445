import type { Fact } from "#core/facts/fact.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { dayMs } from "#core/text/time.ts";

type SeasonFact = Pick<Fact, "name"> & { untilDay?: string | null; isUnsure?: boolean | null };

const windowDays = 30;

/** The list of jobs that start soon after this one ends; null if no end is stated. */
export function jobsStartingAfter(facts: readonly SeasonFact[]): string | null {
  const end = facts.find(({ name, isUnsure }) => name === "season_end" && !isUnsure)?.untilDay;
  if (!end) return null;
  const [startsFrom, startsUntil] = [dayAfter(end, 1), dayAfter(end, windowDays)];
  return `/jobs${queryAddress({ startsFrom, startsUntil }, offers.list)}`;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
