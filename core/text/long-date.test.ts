import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test("longDate uses UTC or the given zone", () => {
  const moment = new Date("2026-11-20T03:00:00Z");
  expect(longDate(moment)).toBe("November 20, 2026");
  expect(longDate(moment, "America/New_York")).toBe("November 19, 2026");
});
