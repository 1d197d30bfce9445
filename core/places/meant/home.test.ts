import { expect, test } from "vitest";
import { homeText, placedAtHome, readHome } from "#core/places/meant/home.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";

test.each([
  ["Oregon", "Oregon, United States"],
  ["or", "Oregon, United States"],
  ["OR, USA", "Oregon, United States"],
  ["BC", "British Columbia, Canada"],
  ["Ontario, Canada", "Ontario, Canada"],
  ["New Zealand", "New Zealand"],
  ["GB", "United Kingdom"],
  // A state of the US comes first.
  ["CA", "California, United States"],
  ["Georgia", "Georgia, United States"],
])("readHome reads %j as %j", (text, expected) => {
  const home = readHome(text);
  expect(home && homeText(home)).toBe(expected);
});

test.each(["", " ", "Middle-earth", "Oregon, Canada", "Oregon, US, Earth", "OR, Mars", ",", "Bend, OR"])(
  "readHome is null for %j",
  (text) => {
    expect(readHome(text)).toBeNull();
  },
);

const placed = (text: string, typed: string) => {
  const home = readHome(typed);
  const { places, workArrangement } = readPlaces([text]);
  return home && placedAtHome(places, home, workArrangement === "remote").map((place) => place.text);
};

test.each([
  ["Springfield", "Oregon", ["Springfield, Oregon"]],
  ["Portland", "Maine", ["Portland, Maine"]],
  ["Washington", "Washington", ["Washington"]],
  ["Hamilton", "ON, Canada", ["Hamilton, Ontario, Canada"]],
  ["Ontario, CA", "ON, Canada", ["Ontario, Canada"]],
  ["Ontario, CA", "California", ["Ontario, California"]],
  ["Hamilton", "New Zealand", ["Hamilton, New Zealand"]],
  // A hamlet that no list has.
  ["Tenacity Hollow", "Idaho", ["Tenacity Hollow, Idaho"]],
  // Nothing is said.
  ["", "Idaho", ["Idaho"]],
  ["", "New Zealand", ["New Zealand"]],
  // What is known is somewhere else, or stands for itself.
  ["Denver", "Oregon", ["Denver, Colorado"]],
  ["Portland, ME", "Oregon", ["Portland, Maine"]],
  ["Springfield", "New Zealand", ["Springfield"]],
  ["Multiple locations", "Oregon", ["Multiple locations"]],
  ["Remote", "Oregon", []],
])("placedAtHome places %j of a board in %s", (text, home, expected) => {
  expect(placed(text, home)).toEqual(expected);
});
