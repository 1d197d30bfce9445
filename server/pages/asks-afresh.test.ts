import { expect, test } from "vitest";
import { asksAfresh } from "./asks-afresh.ts";

const asks = (address: string, headers: Record<string, string>) =>
  asksAfresh(new URL(address, "http://localhost:3000"), new Headers(headers));
const from = (address: string) => ({ referer: `http://localhost:3000${address}` });

test("asksAfresh is true for a page that asks again for itself", () => {
  expect(asks("/jobs", from("/jobs"))).toBe(true);
  expect(asks("/jobs.data?title=guide&_routes=routes%2Fjobs", from("/jobs?title=guide"))).toBe(true);
  expect(asks("/_.data", from("/"))).toBe(true);
});

test("asksAfresh is true for a browser's reload", () => {
  expect(asks("/jobs", { "cache-control": "max-age=0" })).toBe(true);
  expect(asks("/jobs", { "cache-control": "no-cache", pragma: "no-cache" })).toBe(true);
});

test("asksAfresh is false for everything else", () => {
  expect(asks("/jobs", {})).toBe(false);
  expect(asks("/jobs", { referer: "none" })).toBe(false);
  expect(asks("/jobs", from("/"))).toBe(false);
  expect(asks("/jobs.data?title=guide", from("/jobs"))).toBe(false);
  expect(asks("/jobs", { "cache-control": "max-age=03600" })).toBe(false);
});
