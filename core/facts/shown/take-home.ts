import type { SayableFact } from "./say-fact.ts";

export type TakeHome = {
  hourly: number;
  hours: number;
  week: number;
  /** Both are for a week; null where no rent is stated. */
  housing: { cost: number; left: number } | null;
};

const weeksPerMonth = 52 / 12;
const weeksOf = new Map([
  ["w", 1],
  ["2w", 2],
  ["m", weeksPerMonth],
]);

/** The lowest hourly pay and the fewest hours count, in whole dollars; null unless both are stated. */
export function takeHome(facts: readonly SayableFact[], hourlySalary: number | null = null): TakeHome | null {
  const find = (name: string) => facts.find((fact) => fact.name === name);
  const pay = find("pay");
  const hourly = hourlySalary ?? (pay?.unit === "h" ? (pay.low ?? null) : null);
  const hours = find("hours_per_week")?.low ?? null;
  if (!hourly || !hours || hours > 100 || hourly > 500) return null;
  const week = Math.round(hourly * hours);
  // Money that the employer gives for a bed is no rent, and beside it a rent may already be paid.
  const isPaidFor = find("housing_stipend") || find("housing")?.value === "stipend";
  const rent = isPaidFor ? undefined : find("housing_cost");
  const weeks = weeksOf.get(rent?.unit ?? "");
  const cost = rent?.low && weeks ? Math.round(rent.low / weeks) : null;
  return { hourly, hours, week, housing: cost !== null && cost < week ? { cost, left: week - cost } : null };
}
