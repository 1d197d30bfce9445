import { expect, test } from "vitest";
import { describeCriteria } from "./describe-criteria.ts";
import { readCriteria } from "./read-alert.ts";

test.each([
  [{}, "Every new job"],
  [{ title: "Ranger", city: "Moab", state: "UT", remote: true }, "'ranger' · Moab, Utah · remote only"],
  [{ title: "guide, ranger, trail crew", location: "Canada" }, "'guide', 'ranger' or 'trail crew' · Canada"],
  [{ state: "Alberta", location: "United States" }, "Alberta · United States"],
  [{ title: "guide UT, cook -night" }, "'guide in Utah' or 'cook, without night'"],
  [
    { title: "guide", company: "Canyon Outfitters", job_type: "Seasonal", closes_within: "7" },
    "'guide' · employer: Canyon Outfitters · seasonal · closing within 7 days",
  ],
  [
    { title: "cook", state: "UT", facts: "start-2027-05,start-2027-06,housing,no-wfr" },
    "'cook' · Utah · starting in May 2027 or starting in June 2027, housing provided, no WFR needed",
  ],
])("describeCriteria turns %j into %j", (fields, words) => {
  expect(describeCriteria(readCriteria(fields))).toBe(words);
});
