import { expect, test } from "vitest";
import { madeUpRoutes } from "#test/made-up-routes.ts";
import { addressReader } from "./page-address.ts";

const list = { parameters: ["title", "location", "min_salary", "work", "facts", "after"] };
const readAddress = addressReader(
  madeUpRoutes({
    "/": list,
    "/jobs": list,
    "/company/:companySlug": { parameters: ["after"] },
    "/company/:companySlug/jobs/:jobSlug": {},
    "/auth": { parameters: ["next"], secrets: ["token"] },
    "/account": { personal: true },
  }),
);

function canonical(address: string) {
  const { pathname, search } = readAddress("GET", new URL(address, "http://localhost")).canonical;
  return pathname + search;
}

test("canonicalAddress drops unknown and empty parameters and sorts the rest", () => {
  expect(canonical("/jobs?utm_source=x&work=remote&location=Utah&title=")).toBe(
    "/jobs?location=Utah&work=remote",
  );
  expect(canonical("/company/acme/jobs/guide-abc123?fbclid=1")).toBe("/company/acme/jobs/guide-abc123");
});

test("canonicalAddress takes the first of repeated parameters", () => {
  expect(canonical("/jobs?title=guide&title=ranger")).toBe("/jobs?title=guide");
});

test("canonicalAddress joins and sorts choices", () => {
  expect(canonical("/jobs?facts=pets&facts=&facts=housing,pets")).toBe("/jobs?facts=housing%2Cpets");
});

test("canonicalAddress treats a data address like its page", () => {
  expect(canonical("/jobs.data?x=1&_routes=root&title=guide")).toBe("/jobs.data?title=guide&_routes=root");
  expect(canonical("/_.data?title=guide&y=2")).toBe("/_.data?title=guide");
  expect(canonical("/company/acme.data?_routes=a%2Cb&title=guide&after=x")).toBe(
    "/company/acme.data?after=x&_routes=a%2Cb",
  );
});

test("noticeOf accepts only codes of notices", () => {
  expect(canonical("/jobs?notice=signed-out&title=guide")).toBe("/jobs?title=guide&notice=signed-out");
  expect(canonical("/auth?notice=signed-out")).toContain("notice=signed-out");
  expect(canonical("/jobs?undo=1&notice=job-removed")).toBe("/jobs?notice=job-removed&undo=1");
  expect(canonical("/jobs?undo=1")).toBe("/jobs");
  expect(canonical("/jobs?notice=Hello%20there")).toBe("/jobs");
});
