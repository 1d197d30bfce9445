import { expect, test } from "vitest";
import { dayMs } from "#core/text/time.ts";
import { postedAge, postedAgo } from "./posted-age.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

test.each([
  [-0.1, "Today"],
  [0.9, "Today"],
  [1, "1 day"],
  [6.9, "6 days"],
  [7, "1 week"],
  [14, "2 weeks"],
  [29.9, "4 weeks"],
  [30, "Oct 21, 2026"],
])("postedAge of %d days reads %s", (days, text) => {
  expect(postedAge(daysAgo(days), now)).toBe(text);
});

test("postedAgo continues a sentence", () => {
  expect(["Today", "1 day", "4 weeks", "Oct 21, 2026"].map(postedAgo)).toEqual([
    "today",
    "1 day ago",
    "4 weeks ago",
    "Oct 21, 2026",
  ]);
});
