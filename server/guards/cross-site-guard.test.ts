import { expect, test } from "vitest";
import { isOurs } from "./cross-site-guard.ts";

const cookie = "waymark.session_token=1";
const ours = (headers: Record<string, string>) => isOurs(new Headers(headers));

test("forms of our own pages pass", () => {
  expect(ours({ cookie, "sec-fetch-site": "same-origin", origin: "http://localhost:3000" })).toBe(true);
  expect(ours({ cookie, origin: "http://localhost:3000" })).toBe(true);
});

test("forms of other sites, siblings, and pages without origin are refused", () => {
  expect(ours({ cookie, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(ours({ cookie, "sec-fetch-site": "same-site" })).toBe(false);
  expect(ours({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(ours({ cookie, "sec-fetch-site": "cross-site", origin: "http://localhost:3000" })).toBe(false);
  expect(ours({ cookie, origin: "null" })).toBe(false);
  expect(ours({ cookie, origin: "https://evil.example" })).toBe(false);
  expect(ours({ cookie, origin: "https://localhost:3000" })).toBe(false);
  expect(ours({ cookie })).toBe(false);
});

test("a bearer token passes alone; beside a cookie it changes nothing", () => {
  expect(ours({ authorization: "Bearer x", origin: "https://client.example" })).toBe(true);
  expect(ours({ authorization: "Bearer x", cookie })).toBe(false);
  expect(ours({ authorization: "Bearer x", cookie, "sec-fetch-site": "cross-site" })).toBe(false);
});

test("a program without cookie needs no origin", () => {
  expect(ours({})).toBe(true);
});
