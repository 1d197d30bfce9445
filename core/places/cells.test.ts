import fc from "fast-check";
import { expect, test } from "vitest";
import { cellOf, cellSizes, cellsWithin, placeWords, pointsOf } from "#core/places/cells.ts";
import { milesBetween } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";

const place = (facts: Partial<Place>): Place => ({
  ...{ text: "Somewhere", city: null, state: null, countryCode: "US", lat: null, lon: null },
  ...facts,
});

test("cellOf names a cell after its southwest corner", () => {
  expect(cellOf({ lat: 40.6, lon: -105.1 }, 0.5)).toBe("cell:40.5:-105.5");
  expect(cellOf({ lat: 40.6, lon: -105.1 }, 2)).toBe("cells:40:-106");
  expect(cellOf({ lat: -0.1, lon: 180 }, 0.5)).toBe("cell:-0.5:-180");
});

test("cellsWithin covers every point of a circle, also over the date line", () => {
  const points = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const steps = fc.double({ min: -3.5, max: 3.5, noNaN: true });
  fc.assert(
    fc.property(points, steps, steps, fc.constantFrom(10, 50, 200), (center, north, east, miles) => {
      const lon = ((((center.lon + east + 180) % 360) + 360) % 360) - 180;
      const point = { lat: Math.max(-90, Math.min(90, center.lat + north)), lon };
      if (milesBetween(center, point) > miles) return;
      for (const size of cellSizes) expect(cellsWithin(center, miles, size)).toContain(cellOf(point, size));
    }),
  );
});

test("cellsWithin lists few cells for a circle of fifty miles", () => {
  expect(cellsWithin({ lat: 40, lon: -105 }, 50, 0.5).length).toBeLessThan(30);
  expect(cellsWithin({ lat: 40, lon: -105 }, 200, 2).length).toBeLessThan(30);
});

test("pointsOf skips areas, and placeWords takes old rows by their points", () => {
  const point = { lat: 38.57, lon: -109.55 };
  expect(pointsOf([place({ ...point, kind: "state" }), place({ ...point, kind: "region" })])).toEqual([]);
  expect(pointsOf([place({ ...point, kind: "county" }), place(point)])).toEqual([point, point]);
  expect(placeWords([place({ ...point, kind: "town", slug: "moab-ut" }), place({ ...point })])).toEqual([
    "cell:38.5:-110",
    "cells:38:-110",
    "near:moab-ut",
  ]);
  expect(placeWords([place({ kind: "region", slug: "gulf-coast" })])).toEqual(["near:gulf-coast"]);
});
