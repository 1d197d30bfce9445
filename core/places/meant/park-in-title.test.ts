import { expect, test } from "vitest";
import { placedAtPark } from "#core/places/meant/park-in-title.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";

const placed = (text: string, ...texts: string[]) =>
  placedAtPark(readPlaces([text]).places, texts).map((place) => place.text);

test.each([
  ["Utah", "Seasonal Ranger - Zion National Park", "Zion National Park, Utah"],
  ["Washington", "Ranger - Olympic National Park", "Olympic National Park, Washington"],
  ["", "Seasonal Ranger - Zion National Park", "Zion National Park, Utah"],
  ["United States", "Park Guide, Zion NP", "Zion National Park, Utah"],
  ["Wyoming", "Lead Laborer (Grand Teton National Park)", "Grand Teton National Park, Wyoming"],
  // It lies in three states.
  ["Montana", "Cook at Yellowstone National Park", "Yellowstone National Park, Montana"],
  ["Arizona", "Trail crew member, Coconino National Forest", "Coconino National Forest, Arizona"],
])("placedAtPark moves a job in %j to the park of %j", (text, title, expected) => {
  expect(placed(text, title)).toEqual([expected]);
});

test.each([
  // The source's own town.
  ["Springdale, UT", "Ranger - Zion National Park"],
  ["Washington County, UT", "Ranger - Zion National Park"],
  ["Moab, UT; Bluff, UT", "Ranger - Zion National Park"],
  // It is somewhere else.
  ["Maine", "Ranger - Zion National Park"],
  ["Canada", "Ranger - Zion National Park"],
  // Two of them, none that is known, and no park at all.
  ["Utah", "Ranger, Zion National Park and Arches National Park"],
  ["Utah", "Ranger, Nowhere At All National Park"],
  ["Utah", "Glacier guide"],
  ["Various", "Ranger - Zion National Park"],
])("placedAtPark leaves a job in %j where it is despite %j", (text, title) => {
  const { places } = readPlaces([text]);
  expect(placedAtPark(places, [title])).toBe(places);
});

test("placedAtPark takes the first text that names a park", () => {
  expect(placed("Utah", "Bryce Canyon National Park", "Ranger - Zion National Park")).toEqual([
    "Bryce Canyon National Park, Utah",
  ]);
});
