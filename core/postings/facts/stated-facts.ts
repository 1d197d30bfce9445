import { makeStatedFact, type StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { certificateCodes } from "./fact-fields.ts";
import { type PostingFacts, rangeText } from "./posting-facts.ts";

export function statedFacts(facts: PostingFacts, positionsFilled = 0): StatedFact[] {
  const fact = (name: string, value: string | undefined, more?: Partial<StatedFact>) =>
    value === undefined ? [] : [makeStatedFact("employer", name, value, more)];
  const day = (name: string, date: string | undefined) =>
    fact(name, date, { fromDay: date, untilDay: date, precision: "day" });
  const { season, housingCost: cost, hoursPerWeek: hours, positions, minAge } = facts;
  return [
    fact("seasonal", season && "yes"),
    day("season_start", season?.start),
    day("season_end", season?.end),
    fact("hours_per_week", hours && rangeText(hours), { ...hours, unit: "hours" }),
    positions ? positionsOf(positions, Math.min(positionsFilled, positions)) : [],
    fact("tips", facts.tips && "yes"),
    fact("housing", facts.housing),
    fact(
      facts.housing === "stipend" ? "housing_stipend" : "housing_cost",
      cost && `${cost.amount}/${cost.unit}`,
      {
        low: cost?.amount,
        high: cost?.amount,
        unit: cost?.unit,
      },
    ),
    fact("meals", facts.meals),
    certificateCodes.flatMap((code) => {
      const level = facts.certifications?.[code];
      return fact("certifications", level && `${code}:${level}`);
    }),
    fact("min_age", minAge ? `${minAge}` : undefined, { low: minAge, unit: "years" }),
    fact("driving_licence", facts.drivingLicence),
    fact("papers", facts.papers),
    fact("couples", facts.couples),
    fact("pets", facts.pets),
  ].flat();

  function positionsOf(all: number, filled: number): StatedFact[] {
    return filled
      ? fact("positions", `${filled} of ${all} filled`, { low: all - filled, high: all })
      : fact("positions", `${all}`, { low: all });
  }
}
