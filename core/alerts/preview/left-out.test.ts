import { expect, test } from "vitest";
import { leftOutFields, leftOutInWords } from "./left-out.ts";

test.each([
  [{}, null],
  [{ work: "remote", location: "Utah" }, null],
  [{ work: "hybrid" }, "hybrid"],
  [{ min_salary: "30000", max_age: "7", work: "onsite" }, "on-site, from $30,000 and posted within 7 days"],
  [{ left: "place,constructor,title" }, "the page’s own place and titles with the state’s name"],
])("leftOutInWords of %j is %j", (given, words) => {
  expect(leftOutInWords(given)).toBe(words);
});

test("leftOutFields are what no alert holds", () => {
  expect(leftOutFields({ work: "remote", titles: ["ranger"] })).toEqual({});
  expect(leftOutFields({ work: "hybrid", minSalary: 30_000 }, ["place"])).toEqual({
    work: "hybrid",
    min_salary: "30000",
    left: "place",
  });
});
