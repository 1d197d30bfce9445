import { expect, test } from "vitest";
import { mailWindows } from "./mail-windows.ts";

const iso = (dates: Date[]) => dates.map((date) => date.toISOString());
const noon = new Date("2026-11-04T20:00:00Z");

test("mailWindows of a daily alert are the next email and the last seven, also where the clocks change", () => {
  const windows = mailWindows("daily", noon);
  expect(iso(windows.map(({ due }) => due))).toEqual([
    "2026-11-05T16:00:00.000Z",
    "2026-11-04T16:00:00.000Z",
    "2026-11-03T16:00:00.000Z",
    "2026-11-02T16:00:00.000Z",
    "2026-11-01T16:00:00.000Z",
    "2026-10-31T15:00:00.000Z",
    "2026-10-30T15:00:00.000Z",
    "2026-10-29T15:00:00.000Z",
  ]);
  expect(windows.map(({ isNext }) => isNext)).toEqual([true, ...Array(7).fill(false)]);
  expect(windows[0]?.until).toEqual(noon);
  for (const [at, { after }] of windows.slice(0, -1).entries()) expect(windows[at + 1]?.until).toEqual(after);
});

test("mailWindows of a weekly alert are the next Monday and the last", () => {
  const windows = mailWindows("weekly", noon);
  expect(iso(windows.flatMap(({ after, until }) => [after, until]))).toEqual([
    "2026-11-02T16:00:00.000Z",
    "2026-11-04T20:00:00.000Z",
    "2026-10-26T15:00:00.000Z",
    "2026-11-02T16:00:00.000Z",
  ]);
});
