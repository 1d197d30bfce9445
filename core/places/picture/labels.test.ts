import fc from "fast-check";
import { expect, test } from "vitest";
import { labelsOf } from "./labels.ts";

const frame = { x: 0, y: 0, width: 1_000, height: 600, isDrawn: true };
const circle = fc.record({
  x: fc.integer({ min: 0, max: 1_000 }),
  y: fc.integer({ min: 0, max: 600 }),
  radius: fc.integer({ min: 5, max: 40 }),
  name: fc.constantFrom("Moab", "Grand Junction", "Truth or Consequences"),
});

test("labelsOf puts a name below its circle where there is room, or else above it", () => {
  expect(labelsOf([{ x: 500, y: 300, radius: 20, name: "Moab" }], frame, 20)).toEqual([{ x: 500, y: 334 }]);
  expect(labelsOf([{ x: 500, y: 590, radius: 20, name: "Moab" }], frame, 20)).toEqual([{ x: 500, y: 556 }]);
});

test("labelsOf leaves out a name that has no room", () => {
  const small = { ...frame, width: 60, height: 60 };
  expect(labelsOf([{ x: 30, y: 30, radius: 20, name: "Grand Junction" }], small, 20)).toEqual([null]);
});

test("labelsOf puts no name over a circle or another name", () => {
  fc.assert(
    fc.property(fc.array(circle, { maxLength: 30 }), (circles) => {
      const size = 20;
      const labels = labelsOf(circles, frame, size);
      const boxes = labels.flatMap((label, i) =>
        label ? [{ ...label, width: size * 0.58 * (circles[i]?.name.length ?? 0), height: size * 1.2 }] : [],
      );
      const others = circles.map(({ x, y, radius }) => ({ x, y, width: 2 * radius, height: 2 * radius }));
      for (const [i, a] of boxes.entries())
        for (const b of [...boxes.slice(i + 1), ...others]) {
          const apart =
            2 * Math.abs(a.x - b.x) >= a.width + b.width - 2 ||
            2 * Math.abs(a.y - b.y) >= a.height + b.height - 2;
          expect(apart).toBe(true);
        }
    }),
  );
});
