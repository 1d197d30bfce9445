import { expect, test } from "vitest";
import { dayMs } from "#local/time.ts";
import type { Origin } from "./demo-job.ts";
import { loadDemoJobs } from "./load-demo-jobs.ts";
import { redate } from "./redate.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const today = Date.parse("2026-11-20T00:00:00Z");

function job(id: string, posted: string, origin: Origin = "boards") {
  return { id, origin, posted };
}

test("redate keeps the order within an origin, newest first", () => {
  const dated = redate([job("1", "2026-01-05"), job("2", "2026-08-01"), job("3", "2025-12-31")], noon);
  expect(dated.map(({ id }) => id)).toEqual(["2", "1", "3"]);
  expect(dated.map(({ datePosted }) => datePosted.getTime())).toEqual(
    dated.map(({ datePosted }) => datePosted.getTime()).toSorted((a, b) => b - a),
  );
});

test("redate is stable within a day and moves on with the next", () => {
  const jobs = loadDemoJobs();
  const morning = redate(jobs, new Date("2026-11-20T00:00:00Z"));
  expect(redate(jobs, new Date("2026-11-20T23:59:59Z"))).toEqual(morning);
  const tomorrow = redate(jobs, new Date("2026-11-21T00:00:00Z"));
  expect(tomorrow[0]?.datePosted.getTime()).toBe((morning[0]?.datePosted.getTime() ?? 0) + dayMs);
});

test("redate fills four weeks, dense near today", () => {
  const ages = redate(loadDemoJobs(), noon).map(({ datePosted }) => (today - datePosted.getTime()) / dayMs);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.min(...ages)).toBeLessThan(0.01);
  expect(Math.max(...ages)).toBeLessThan(28.01);
  const inWeek = (week: number) => ages.filter((age) => Math.floor(age / 7) === week).length;
  expect(inWeek(0)).toBeGreaterThan(inWeek(1));
  expect(inWeek(1)).toBeGreaterThan(inWeek(2));
  expect(inWeek(2)).toBeGreaterThan(inWeek(3));
});

test("redate mixes the origins", () => {
  const newest = redate(loadDemoJobs(), noon).slice(0, 20);
  expect(new Set(newest.map(({ origin }) => origin)).size).toBeGreaterThan(2);
});

test("redate ends about a third of the jobs, 5 to 60 days ahead", () => {
  const dated = redate(loadDemoJobs(), noon);
  const ends = dated.flatMap(({ closesAt }) => (closesAt ? [(closesAt.getTime() - today) / dayMs] : []));
  expect(ends.length / dated.length).toBeGreaterThan(0.28);
  expect(ends.length / dated.length).toBeLessThan(0.38);
  expect(Math.min(...ends)).toBeGreaterThan(4);
  expect(Math.max(...ends)).toBeLessThan(61);
});
