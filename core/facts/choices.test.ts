import { expect, test } from "vitest";
import { choiceSets, factChoice, factChoices, silentChoice, tellingIds } from "./choices.ts";

test("choices: each id is known and given once", () => {
  const ids = factChoices(new Date("2026-11-23T00:00:00Z")).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 2)).toEqual(["start-2026-11", "start-2026-12"]);
  for (const id of ids) expect(factChoice(id)?.id).toBe(id);
});

test("choices: an id that there is not asks for nothing", () => {
  for (const id of ["start-2026-13", "constructor", "__proto__", ""]) expect(factChoice(id)).toBeNull();
});

test("choices: months are each other's alternatives, all else is asked for at once", () => {
  const sets = choiceSets(["start-2027-05", "start-2027-06", "housing", "age-17"]);
  expect(sets.map((set) => set.map(({ id }) => id))).toEqual([
    ["start-2027-05", "start-2027-06"],
    ["housing"],
    ["age-17"],
  ]);
});

test("choices: whoever is 17 is not shown what asks for 18", () => {
  expect(factChoice("age-17")?.words).toContain("min_age:18");
  expect(factChoice("age-17")?.words).not.toContain("min_age:17");
});

test("choices: those that say nothing are let in beside what is asked, and are nothing by themselves", () => {
  const sets = choiceSets([
    "couples",
    "housing",
    "start-2027-05",
    "start-2027-06",
    "unsaid-housing",
    "unsaid-start",
  ]);
  expect(sets.map((set) => set.map(({ id }) => id))).toEqual([
    ["start-2027-05", "start-2027-06", "unsaid-start"],
    ["couples"],
    ["housing", "unsaid-housing"],
  ]);
  expect(tellingIds(["no-wfr", "unsaid-housing"])).toEqual(["no-wfr"]);
  expect(tellingIds(["housing-help", "unsaid-housing"])).toEqual(["housing-help", "unsaid-housing"]);
});

test("choices: what an obstacle asks for keeps the silent anyway, and a season is worked out of several things", () => {
  for (const id of ["no-wfr", "age-17", "summer", "hour-20", "with-paying"])
    expect(
      choiceSets([id]).flatMap((set) => silentChoice(set) ?? []),
      id,
    ).toEqual([]);
  expect(silentChoice(choiceSets(["rv"])[0] ?? [])?.label).toBe("Or RV site not stated");
});
