import { describe, expect, test } from "vitest";
import { describeCriteria } from "./describe-criteria.ts";
import { keptColumns, readKept } from "./kept-criteria.ts";
import { readCriteria } from "./read-alert.ts";

const read = (searchCriteria: unknown, criteriaVersion = 1) => readKept({ searchCriteria, criteriaVersion });

/** Every mix of what the first version could ask for. */
const fields = { title: "Ranger, park guide", location: "Canada", state: "UT", city: "Moab", remote: true };
const names = Object.keys(fields) as (keyof typeof fields)[];
const mixes = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.filter((_, place) => bits & (1 << place)).map((name) => [name, fields[name]])),
);

describe.each([1, 2])("criteria as version %i wrote them", (version) => {
  test.each(mixes)("are read as they were meant, and written the same: %j", (kept) => {
    const query = read(kept, version);
    const { title, remote, ...places } = kept;
    expect(query).toEqual({
      ...(title !== undefined && { titles: ["Ranger", "park guide"] }),
      ...places,
      ...(remote !== undefined && { work: "remote" }),
    });
    expect(query).toEqual(readCriteria(kept));
    expect(keptColumns(query ?? {})).toEqual({
      searchCriteria: kept,
      criteriaVersion: 2,
      remotePreference: remote === true,
    });
  });

  test("need no field to be there that was left empty", () => {
    expect(read({ remote: false, title: "", city: "Moab" }, version)).toEqual({ city: "Moab" });
  });
});

test.each([
  { title: 5 },
  { title: "ranger", remote: "yes" },
  { city: null },
  { title: ", ," },
  [],
  null,
  "ranger",
  7,
])("what nobody can have asked for is not read in part: %j", (kept) => {
  expect(read(kept)).toBeNull();
});

test("what a later release wrote is not read in part", () => {
  expect(read({ title: "ranger", housing: "provided" }, 6)).toBeNull();
});

test("criteria with facts are of the third version, which no release before reads in part", () => {
  const query = readCriteria({ title: "cook", facts: "start-2027-05,housing,no-wfr" });
  const kept = keptColumns(query);
  expect(kept).toEqual({
    searchCriteria: { title: "cook", facts: "housing,no-wfr,start-2027-05" },
    criteriaVersion: 3,
    remotePreference: false,
  });
  expect(read(kept.searchCriteria, kept.criteriaVersion)).toEqual(query);
});

test("criteria with an employer, a job type or a closing date are of the fourth version", () => {
  const asked = [{ company: "Canyon" }, { job_type: "Seasonal" }, { closes_within: "7" }];
  for (const fields of [...asked, Object.assign({ title: "cook", facts: "housing" }, ...asked)]) {
    const query = readCriteria(fields);
    const kept = keptColumns(query);
    expect(kept).toEqual({ searchCriteria: fields, criteriaVersion: 4, remotePreference: false });
    expect(read(kept.searchCriteria, kept.criteriaVersion)).toEqual(query);
  }
});

test.each([
  { job_type: "Sofa" },
  { closes_within: "soon" },
  { closes_within: "0" },
  { company: 7 },
  { company: " " },
])("a filter that nobody can have asked for is not left out: %j", (filter) => {
  expect(read({ title: "cook", ...filter }, 4)).toBeNull();
});

test("criteria with facts as the third version wrote them are read as they were meant", () => {
  expect(read({ title: "cook", facts: "housing,start-2027-05" }, 3)).toEqual({
    titles: ["cook"],
    facts: ["housing", "start-2027-05"],
  });
});

test("criteria that ask for no facts are written as the release before writes them", () => {
  expect(keptColumns(readCriteria(fields)).criteriaVersion).toBe(2);
});

test.each(["housing,sauna", "sauna", "housing,housing", 5])(
  "facts of which one is no choice are not read in part: %j",
  (facts) => {
    expect(read({ title: "cook", facts }, 3)).toBeNull();
  },
);

test("criteria that were kept are said as before", () => {
  expect(describeCriteria(read(fields) ?? {})).toBe(
    "'ranger' or 'park guide' · Moab, Utah · Canada · remote only",
  );
});
