import { expect, test } from "vitest";
import { listing, money, monthAndDay, payForms, placeName } from "./wording.ts";

test("payForms writes one pay in several ways", () => {
  expect(payForms([42.28, 49.43, "HOUR"])).toEqual([
    "$42.28 to $49.43 an hour",
    "$42.28–$49.43 per hour",
    "$42.28 - $49.43/hour",
    "between $42.28 and $49.43 an hour",
  ]);
  expect(payForms([18.5, null, "HOUR"])).toEqual(["$18.50 an hour", "$18.50 per hour", "$18.50/hour"]);
  expect(payForms([20, 20, "HOUR"])[0]).toBe("$20 an hour");
  expect(payForms([28, 35, "HOUR"], "CAD")[0]).toBe("CA$28 to CA$35 an hour");
});

test("money shows cents only where needed", () => {
  expect(money(75697)).toBe("$75,697");
  expect(money(17.5)).toBe("$17.50");
});

test("monthAndDay has no year, and placeName capitalizes the capital", () => {
  expect(monthAndDay("2026-01-30")).toBe("January 30");
  expect(placeName(["Washington", "District of Columbia"])).toBe("Washington, D.C.");
});

test("listing ends with and", () => {
  expect(listing(["a"])).toBe("a");
  expect(listing(["a", "b", "c"])).toBe("a, b and c");
  expect(listing(["a", "b"], "or")).toBe("a or b");
});
