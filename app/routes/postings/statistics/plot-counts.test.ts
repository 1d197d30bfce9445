import { expect, test } from "vitest";
import { offer } from "#core/postings/offer.ts";
import { dayMs } from "#core/text/time.ts";
import { plotCounts } from "./plot-counts.ts";

/** That many days from November 20 on, each with its count of views. */
function days(...views: number[]) {
  const first = Date.parse("2026-11-20");
  return views.map((count, n) => ({
    day: new Date(first + n * dayMs).toISOString().slice(0, 10),
    views: count,
    applies: 0,
  }));
}

test("the plot of a new posting has room for its term", () => {
  expect(plotCounts(days(3, 0, 1), "views")).toEqual({
    ...{ top: 4, slots: offer.days + 1, heights: [0.75, 0, 0.25] },
    ...{ firstDay: "2026-11-20", lastDay: days(...Array(offer.days + 1).fill(0)).at(-1)?.day },
  });
});

test("the plot of more days has the room that they need", () => {
  const { slots, heights, lastDay } = plotCounts(days(...Array(90).fill(1)), "views");
  expect([slots, heights.length, lastDay]).toEqual([90, 90, "2027-02-17"]);
});

test.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 5],
  [7, 8],
  [11, 12],
  [39, 40],
  [41, 50],
  [81, 100],
  [115, 120],
  [2_100, 2_500],
  [39_999, 40_000],
  [40_001, 50_000],
])("the upper edge above a highest day of %i is %i", (most, top) => {
  expect(plotCounts(days(0, most), "views")).toMatchObject({ top, heights: [0, most / top] });
});

test("the highest bar fits the plot, and is never very low", () => {
  for (let most = 4; most < 100_000; most = Math.ceil(most * 1.1)) {
    const [height] = plotCounts(days(most), "views").heights;
    expect(height, `${most}`).toBeLessThanOrEqual(1);
    expect(height, `${most}`).toBeGreaterThan(0.7);
  }
});

test("views and applications have plots of their own", () => {
  expect(plotCounts(days(100, 20), "applies")).toMatchObject({ top: 4, heights: [0, 0] });
});
