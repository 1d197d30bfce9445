import { describe, expect, test } from "vitest";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { describeCriteria } from "./describe-criteria.ts";
import { readCriteria } from "./read-alert.ts";
import { criteriaColumns, endedIn, readStoredCriteria } from "./stored-criteria.ts";

const read = (searchCriteria: unknown, criteriaVersion = 1) =>
  readStoredCriteria({ searchCriteria, criteriaVersion });

const fields = { title: "Ranger, park guide", location: "Canada", state: "UT", city: "Moab", remote: true };
const names = Object.keys(fields) as (keyof typeof fields)[];
const mixes = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.filter((_, place) => bits & (1 << place)).map((name) => [name, fields[name]])),
);

describe.each([1, 2])("criteria of version %i", (version) => {
  test.each(mixes)("keep their meaning, and are written the same: %j", (kept) => {
    const query = read(kept, version);
    const { title, remote, ...places } = kept;
    expect(query).toEqual({
      ...(title !== undefined && { titles: ["Ranger", "park guide"] }),
      ...places,
      ...(remote !== undefined && { work: "remote" }),
    });
    expect(query).toEqual(readCriteria(kept));
    expect(criteriaColumns(query ?? {})).toEqual({
      searchCriteria: kept,
      criteriaVersion: 2,
      remotePreference: remote === true,
    });
  });

  test("may lack empty fields", () => {
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
])("readStoredCriteria rejects criteria that nobody can have asked for: %j", (kept) => {
  expect(read(kept)).toBeNull();
});

test("readStoredCriteria rejects criteria of a later release", () => {
  expect(read({ title: "ranger", housing: "provided" }, 8)).toBeNull();
});

test("criteria with facts have version 3, which earlier releases reject", () => {
  const query = readCriteria({ title: "cook", facts: "start-2027-05,housing,no-wfr" });
  const kept = criteriaColumns(query);
  expect(kept).toEqual({
    searchCriteria: { title: "cook", facts: "housing,no-wfr,start-2027-05" },
    criteriaVersion: 3,
    remotePreference: false,
  });
  expect(read(kept.searchCriteria, kept.criteriaVersion)).toEqual(query);
});

test("criteria with employer, job type or closing date have version 4", () => {
  const asked = [{ company: "Canyon" }, { job_type: "Seasonal" }, { closes_within: "7" }];
  for (const fields of [...asked, Object.assign({ title: "cook", facts: "housing" }, ...asked)]) {
    const query = readCriteria(fields);
    const kept = criteriaColumns(query);
    expect(kept).toEqual({ searchCriteria: fields, criteriaVersion: 4, remotePreference: false });
    expect(read(kept.searchCriteria, kept.criteriaVersion)).toEqual(query);
  }
});

test("criteria with near work have version 7", () => {
  const query: JobQuery = { titles: ["raft guide"], nearWork: true };
  const { searchCriteria, criteriaVersion } = criteriaColumns(query);
  expect({ searchCriteria, criteriaVersion }).toEqual({
    searchCriteria: { title: "raft guide", near_work: "true" },
    criteriaVersion: 7,
  });
  expect(read(searchCriteria, 7)).toEqual(query);
});

test("criteria with start days have version 6", () => {
  for (const fields of [
    { starts_from: "2027-09-06", starts_until: "2027-10-05" },
    { title: "cook", near: "", starts_until: "2027-10-05" },
  ]) {
    const query = readCriteria(fields);
    const { near: _, ...searchCriteria } = { near: "", ...fields };
    expect(criteriaColumns(query)).toEqual({ searchCriteria, criteriaVersion: 6, remotePreference: false });
    expect(read(searchCriteria, 6)).toEqual(query);
  }
  expect(read({ starts_from: "2027-09-31" }, 6)).toBeNull();
});

test.each([
  { job_type: "Sofa" },
  { closes_within: "soon" },
  { closes_within: "0" },
  { company: 7 },
  { company: " " },
])("readStoredCriteria rejects an impossible filter instead of dropping it: %j", (filter) => {
  expect(read({ title: "cook", ...filter }, 4)).toBeNull();
});

test("criteria with facts of version 3 keep their meaning", () => {
  expect(read({ title: "cook", facts: "housing,start-2027-05" }, 3)).toEqual({
    titles: ["cook"],
    facts: ["housing", "start-2027-05"],
  });
});

test("criteria without facts are written as the earlier release does", () => {
  expect(criteriaColumns(readCriteria(fields)).criteriaVersion).toBe(2);
});

test.each(["housing,sauna", "sauna", "housing,housing", 5])(
  "readStoredCriteria rejects facts with an unknown choice: %j",
  (facts) => {
    expect(read({ title: "cook", facts }, 3)).toBeNull();
  },
);

test("describeCriteria describes stored criteria as before", () => {
  expect(describeCriteria(read(fields) ?? {})).toBe(
    "'ranger' or 'park guide' · Moab, Utah · Canada · remote only",
  );
});

test.each([3, 4, 5])(
  "readStoredCriteria drops a choice that we no longer offer from version %i",
  (version) => {
    expect(read({ title: "cook", facts: "housing,travel" }, version)).toEqual({
      titles: ["cook"],
      facts: ["housing"],
    });
    expect(read({ title: "cook", facts: "travel" }, version)).toEqual({ titles: ["cook"] });
    expect(read({ title: "cook", facts: "housing,travel,unsaid-travel-paid" }, version)?.facts).toEqual([
      "housing",
    ]);
  },
);

test("readStoredCriteria rejects an alert that asked for nothing else, because it would match every job", () => {
  expect(read({ facts: "travel" }, 3)).toBeNull();
  expect(read({ title: "", remote: false, facts: "travel,unsaid-travel-paid" }, 3)).toBeNull();
});

test("readStoredCriteria still rejects an unknown choice beside one that we no longer offer", () => {
  expect(read({ title: "cook", facts: "sauna,travel" }, 3)).toBeNull();
});

test("endedIn names what an alert asked for that is no longer a choice", () => {
  expect(endedIn({ searchCriteria: { facts: "housing,travel,unsaid-travel-paid" } })).toBe("Travel paid");
  expect(endedIn({ searchCriteria: { facts: "housing" } })).toBeNull();
  expect(endedIn({ searchCriteria: [] })).toBeNull();
});
