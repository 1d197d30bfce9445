import fc from "fast-check";
import { expect, test } from "vitest";
import { clustersOf, type Group } from "./clusters.ts";

const drawing = { smallest: 80, growth: 400, largest: 230 };
const dot = fc
  .record({ x: fc.integer({ min: 0, max: 9_750 }), y: fc.integer({ min: 0, max: 6_100 }) })
  .map(({ x, y }) => ({ x, y, lat: 25 + y / 300, lon: -120 + x / 200 }));
const group = (most: number) =>
  fc.record({
    jobs: fc.integer({ min: 1, max: 500 }),
    dots: fc.uniqueArray(dot, { minLength: 1, maxLength: most, selector: ({ x, y }) => `${x} ${y}` }),
  });
const groups = (most: number) => fc.array(group(most), { maxLength: 120 });
const sum = (of: { jobs: number }[]) => of.reduce((all, { jobs }) => all + jobs, 0);

test("clustersOf draws no circle over another", () => {
  fc.assert(
    fc.property(groups(3), (groups) => {
      const circles = clustersOf(groups, drawing);
      for (const [i, a] of circles.entries())
        for (const b of circles.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.radius + b.radius);
    }),
  );
});

test("clustersOf loses no job and counts a job with one place once", () => {
  fc.assert(
    fc.property(groups(1), (groups) => {
      expect(sum(clustersOf(groups, drawing))).toBe(sum(groups));
    }),
  );
});

test("clustersOf counts a job at most once in a circle, and puts each of its places in one", () => {
  fc.assert(
    fc.property(groups(4), (groups) => {
      const circles = clustersOf(groups, drawing);
      for (const { jobs, dots } of circles) {
        const there = groups.filter((group) => group.dots.some((dot) => dots.includes(dot)));
        expect(jobs).toBe(sum(there));
      }
      const placed = circles.flatMap(({ dots }) => dots);
      expect(placed).toHaveLength(groups.flatMap(({ dots }) => dots).length);
      expect(new Set(placed).size).toBe(placed.length);
    }),
  );
});

test("clustersOf draws the larger number as the larger circle, first", () => {
  const at = (x: number, jobs: number): Group => ({ jobs, dots: [{ x, y: 0, lat: 40, lon: -100 }] });
  const circles = clustersOf([at(0, 1), at(3_000, 40), at(6_000, 9), at(6_010, 1)], drawing);
  expect(circles.map(({ jobs }) => jobs)).toEqual([40, 10, 1]);
  const radii = circles.map(({ radius }) => radius);
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect(circles[1]?.x).toBeCloseTo(6_001);
});

test("clustersOf returns no circles for no groups", () => expect(clustersOf([], drawing)).toEqual([]));
