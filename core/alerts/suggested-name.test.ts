import { expect, test } from "vitest";
import { suggestedName } from "./suggested-name.ts";

test.each([
  [{}, ""],
  [{ title: "ranger" }, "Ranger jobs"],
  [{ title: "trail crew, trails", location: "United States" }, "Trail crew jobs in the United States"],
  [{ title: "guide", city: "Moab", state: "Utah", location: "West" }, "Guide jobs in Moab, Utah"],
  [{ remote: "true" }, "Remote jobs"],
  [{ remote: "true", location: "Canada" }, "Remote jobs in Canada"],
  [{ title: " , " }, ""],
  [
    { title: "cook", state: "UT", facts: "housing,start-2027-05,with-paying" },
    "Cook jobs in Utah, starting in May 2027, housing provided",
  ],
  [
    { company: "Canyon Outfitters", job_type: "Seasonal", closes_within: "7" },
    "Jobs at Canyon Outfitters, seasonal, closing within 7 days",
  ],
  [{ facts: "with-paying" }, ""],
  [
    { state: "UT", facts: "couples,hour-20,housing,meals,no-experience,pets,start-2027-05,travel" },
    "Jobs in Utah, couples welcome",
  ],
])("suggestedName of %j is %j", (fields, name) => {
  expect(suggestedName(fields)).toBe(name);
});

test("suggestedName stays within the limit", () => {
  expect(suggestedName({ title: "x".repeat(200) })).toHaveLength(100);
});

test("suggestedName names a chosen place once", () => {
  const chosen = { location: "Moab, UT", near: "moab-ut", within: "25" };
  expect(suggestedName(chosen)).toBe("Jobs within 25 miles of Moab, UT");
});
