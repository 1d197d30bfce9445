import { expect, test } from "vitest";
import { isOurs } from "./cross-site-guard.ts";

const cookie = "waymark.session_token=1";
const ours = (headers: Record<string, string>) => isOurs(new Headers(headers));

test("guardCrossSite accepts our own forms", () => {
  expect(ours({ cookie, "sec-fetch-site": "same-origin", origin: "http://localhost:3000" })).toBe(true);
  expect(ours({ cookie, origin: "http://localhost:3000" })).toBe(true);
});

test("guardCrossSite refuses other sites, siblings and missing origins", () => {
  expect(ours({ cookie, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(ours({ cookie, "sec-fetch-site": "same-site" })).toBe(false);
  expect(ours({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(ours({ cookie, "sec-fetch-site": "cross-site", origin: "http://localhost:3000" })).toBe(false);
  expect(ours({ cookie, origin: "null" })).toBe(false);
  expect(ours({ cookie, origin: "https://evil.example" })).toBe(false);
  expect(ours({ cookie, origin: "https://localhost:3000" })).toBe(false);
  expect(ours({ cookie })).toBe(false);
});

test("guardCrossSite accepts a bearer token alone, not beside a cookie", () => {
  expect(ours({ authorization: "Bearer x", origin: "https://client.example" })).toBe(true);
  expect(ours({ authorization: "Bearer x", cookie })).toBe(false);
  expect(ours({ authorization: "Bearer x", cookie, "sec-fetch-site": "cross-site" })).toBe(false);
});

test("guardCrossSite accepts programs without cookies", () => {
  expect(ours({})).toBe(true);
});
