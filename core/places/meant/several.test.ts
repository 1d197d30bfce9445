import { expect, test } from "vitest";
import { pointsOf } from "#core/places/cells.ts";
import { type Elsewhere, placedAmong } from "#core/places/meant/several.ts";
import { countriesOf, statesOf } from "#core/places/places.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";

const job = (text: string): Elsewhere => {
  const { places } = readPlaces([text]);
  return { countries: countriesOf(places), states: statesOf(places), points: pointsOf(places) };
};
const meant = (text: string, ...others: string[]) =>
  readPlaces([text]).places.map((place) => placedAmong(place, others.map(job)).text);

test.each([
  ["Portland", ["Bath, ME"], "Portland, Maine"],
  ["Portland", ["Bend, OR", "Eugene, OR", "Moab, UT"], "Portland, Oregon"],
  ["Springfield", ["Eugene, OR"], "Springfield, Oregon"],
  ["Springfield", ["Missouri", "Branson, MO", "Denver, CO"], "Springfield, Missouri"],
  ["Georgia", ["Atlanta, GA", "Savannah, GA"], "Georgia"],
  ["Washington", ["Seattle, WA"], "Washington"],
])("placedAmong places %s near the employer's other jobs: %j", (text, others, expected) => {
  expect(meant(text, ...others)).toEqual([expected]);
});

test.each([
  ["Portland", []],
  ["Portland", ["Denver, CO"]],
  // Half of them is not most.
  ["Portland", ["Bend, OR", "Bath, ME"]],
  ["Portland", ["Remote", "Various"]],
])("placedAmong leaves %s as it is among %j", (text, others) => {
  const [place] = readPlaces([text]).places;
  expect(place && placedAmong(place, others.map(job))).toEqual(place);
});

test.each([
  ["Ontario, CA", [], "Ontario, California"],
  ["Ontario, CA", ["Toronto, ON", "Banff, AB"], "Ontario, Canada"],
  ["Ontario, CA", ["Toronto, ON", "San Diego, CA", "Banff, AB"], "Ontario, California"],
  ["Ontario, CA", ["Toronto, ON", "Reno, NV"], "Ontario, California"],
  ["San Diego, CA", ["Toronto, ON", "Banff, AB"], "San Diego, California"],
])("placedAmong reads %s with the employer's jobs at %j as %s", (text, others, expected) => {
  expect(meant(text, ...others)).toEqual([expected]);
});

test("placedAmong never moves a known place", () => {
  const [place] = readPlaces(["Portland, ME"]).places;
  expect(place && placedAmong(place, [job("Bend, OR")])).toBe(place);
});
