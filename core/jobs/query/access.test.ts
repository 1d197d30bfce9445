import { expect, test } from "vitest";
import { anonymous } from "#core/jobs/viewer.ts";
import { allowedFilters } from "./access.ts";
import type { JobQuery } from "./job-query.ts";

const open: JobQuery = {
  location: "Utah",
  company: "Canyon Outfitters",
  minSalary: 50_000,
  jobType: "Seasonal",
  facts: ["housing"],
  closesWithin: 7,
  maxAge: 14,
};
const closed: JobQuery = { titles: ["ranger"], titleOrState: { title: "utah", state: "UT" } };

test("allowedFilters drops titles, remote and hybrid without a subscription, in every form", () => {
  for (const viewer of [anonymous, { kind: "free", userId: "f" }] as const) {
    for (const work of ["remote", "hybrid"] as const)
      expect(allowedFilters({ ...open, ...closed, work }, viewer)).toEqual(open);
    expect(allowedFilters({ ...open, ...closed, work: "onsite" }, viewer)).toEqual({
      ...open,
      work: "onsite",
    });
  }
});

test("allowedFilters keeps everything with a subscription", () => {
  const query: JobQuery = { ...open, ...closed, work: "hybrid" };
  expect(allowedFilters(query, { kind: "subscriber" })).toEqual(query);
});
