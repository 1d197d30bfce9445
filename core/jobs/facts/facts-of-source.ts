import type { SourceFacts } from "#core/jobs/source-facts.ts";
import { makeStatedFact, type StatedFact } from "./stated-fact.ts";

export function factsOfSource(facts: SourceFacts | null | undefined): StatedFact[] {
  if (!facts) return [];
  const fact = (name: string, value: string, more?: Partial<StatedFact>) =>
    makeStatedFact("source", name, value, more);
  const day = (name: string, date: string) =>
    fact(name, date, { fromDay: date, untilDay: date, precision: "day" });
  const { hoursPerWeek: hours, positions, experienceMonths: months } = facts;
  return [
    facts.seasonStart ? day("season_start", facts.seasonStart) : [],
    facts.seasonEnd ? day("season_end", facts.seasonEnd) : [],
    hours ? fact("hours_per_week", `${hours}`, { low: hours, high: hours, unit: "hours" }) : [],
    facts.overtime ? fact("overtime", "yes") : [],
    positions ? fact("positions", `${positions}`, { low: positions }) : [],
    months ? fact("experience", "required", { low: months, unit: "months" }) : [],
    facts.papers?.includes("H-2B") ? fact("papers", "visa supported", { unit: "H-2B" }) : [],
    facts.whoMayApply?.map((who) => fact("who_may_apply", who)) ?? [],
    facts.relocationPaid ? fact("relocation_paid", "yes") : [],
    facts.travel ? fact("work_travel", facts.travel) : [],
    facts.drugTest ? fact("screening", "drug test") : [],
  ].flat();
}
