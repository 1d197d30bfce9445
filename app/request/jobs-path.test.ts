import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { isPagePathContext } from "#app/context.ts";
import { site } from "#core/platform/site.ts";
import { readJobsPath, refererPath } from "./jobs-path.ts";

const context = new RouterContextProvider();
context.set(isPagePathContext, (path) => path !== "/no-such-page");

test.each([
  "/jobs",
  "/jobs?location=utah&facts=housing",
  "/remote-jobs",
  "/find?what=housekeeper&where=Ohio",
  "/search/rafting-guide-jobs?near=salida-co",
  "/outdoor-jobs-utah?title=ranger",
  "/company/river-co",
  "/company/river-co/jobs/raft-guide-salida-colorado-abc123",
])("readJobsPath leads back to %s", (path) => {
  expect(readJobsPath(path, context)).toBe(path);
});

test.each([
  ["/?location=utah", "/jobs?location=utah"],
  ["/?upgrade=true#pricing", "/jobs"],
  ["/jobs?location=utah&notice=signed-in", "/jobs?location=utah"],
  ["/jobs?payment=success&session_id=cs_test_1", "/jobs"],
])("readJobsPath reads %s as %s", (path, jobs) => {
  expect(readJobsPath(path, context)).toBe(jobs);
});

test.each([
  ...["/dashboard", "/search/all", "/auth?next=/jobs", "/no-such-page", "/jobs.data", "/jobsmith"],
  ...[
    "//evil.example/jobs",
    "https://evil.example/jobs",
    "/\\evil.example/jobs",
    "/jobs/../..//evil.example",
  ],
  ...[undefined, null, 7, ["/remote-jobs"], `/jobs?title=${"x".repeat(600)}`],
])("readJobsPath leads from %s to all jobs", (path) => {
  expect(readJobsPath(path, context)).toBe("/jobs");
});

test("refererPath reads our own pages alone", () => {
  const from = (referer: string) =>
    refererPath(new Request(site.origin, { method: "POST", headers: { referer } }));
  expect(from(`${site.origin}/jobs?location=utah`)).toBe("/jobs?location=utah");
  expect(from("https://evil.example/jobs")).toBeNull();
  expect(from("none")).toBeNull();
  expect(refererPath(new Request(site.origin))).toBeNull();
});
