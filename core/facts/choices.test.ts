import { expect, test } from "vitest";
import { choiceSets, factChoice, factChoices, silentChoice, tellingIds } from "./choices.ts";

test("factChoices lists each id once, and factChoice knows it", () => {
  const ids = factChoices(new Date("2026-11-23T00:00:00Z")).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 2)).toEqual(["start-2026-11", "start-2026-12"]);
  for (const id of ids) expect(factChoice(id)?.id).toBe(id);
});

test("factChoice is null for an unknown id", () => {
  for (const id of ["start-2026-13", "constructor", "__proto__", ""]) expect(factChoice(id)).toBeNull();
});

test("choiceSets takes months as alternatives and all else as required", () => {
  const sets = choiceSets(["start-2027-05", "start-2027-06", "housing", "age-17"]);
  expect(sets.map((set) => set.map(({ id }) => id))).toEqual([
    ["start-2027-05", "start-2027-06"],
    ["housing"],
    ["age-17"],
  ]);
});

test("factChoice lets a 17-year-old leave out jobs that ask for 18", () => {
  expect(factChoice("age-17")?.words).toContain("min_age:18");
  expect(factChoice("age-17")?.words).not.toContain("min_age:17");
});

test("choiceSets lets in silent jobs only beside a choice that asks for something", () => {
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

test("silentChoice is null where silence means nothing", () => {
  for (const id of ["no-wfr", "age-17", "summer", "hour-20", "with-paying"])
    expect(
      choiceSets([id]).flatMap((set) => silentChoice(set) ?? []),
      id,
    ).toEqual([]);
  expect(silentChoice(choiceSets(["rv"])[0] ?? [])?.label).toBe("Or RV site not stated");
});
