import { expect, test } from "vitest";
import { milesBetween } from "#core/places/distance.ts";
import { everyKnown } from "./gazetteer.server.ts";
import { knownNear } from "./near.server.ts";

const namesNear = (lat: number, lon: number, miles: number) =>
  knownNear({ lat, lon }, miles).map(({ name, state }) => `${name}, ${state}`);

test("knownNear names the largest town around a point first", () => {
  expect(namesNear(38.57, -109.55, 20)[0]).toBe("Moab, UT");
  expect(namesNear(39.74, -105.2, 20)[0]).toBe("Denver, CO");
});

test("knownNear knows parks where hardly anybody lives", () => {
  expect(namesNear(63.33, -150.5, 60)).toContainEqual(expect.stringMatching(/^Denali.*, AK$/));
});

test("knownNear finds nothing on the ocean", () => expect(namesNear(30, -150, 200)).toEqual([]));

test.each([
  [47.6, -122.3, 30],
  [25.8, -80.2, 45],
  [64.8, -147.7, 120],
  [21.3, -157.8, 80],
])("knownNear finds every place around %s, %s within %s miles", (lat, lon, miles) => {
  const point = { lat, lon };
  const within = everyKnown().filter(
    (known) =>
      known.country === "US" &&
      known.state &&
      (known.kind === "town" || known.kind === "park") &&
      milesBetween(known, point) <= miles,
  );
  expect(within.length).toBeGreaterThan(3);
  expect(new Set(knownNear(point, miles))).toEqual(new Set(within));
});
