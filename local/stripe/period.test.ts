import { expect, test } from "vitest";
import { newPrice } from "./objects/price.ts";
import { periodEnd } from "./period.ts";

const price = (interval: "week" | "month" | "year") =>
  newPrice({ created: 0, product: "prod", lookupKey: null, unitAmount: 900, currency: "usd", interval });
const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;

test("periodEnd brings the 31st back after a short month", () => {
  expect(periodEnd(at("2027-01-31"), at("2027-01-31"), price("month"))).toBe(at("2027-02-28"));
  expect(periodEnd(at("2027-01-31"), at("2027-02-28"), price("month"))).toBe(at("2027-03-31"));
});

test("periodEnd counts weeks and years from the anchor", () => {
  expect(periodEnd(at("2026-11-20"), at("2026-11-20"), price("week"))).toBe(at("2026-11-27"));
  expect(periodEnd(at("2028-02-29"), at("2028-02-29"), price("year"))).toBe(at("2029-02-28"));
});
