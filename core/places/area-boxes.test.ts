import { expect, test } from "vitest";
import { cellsOfArea } from "./area-boxes.ts";
import { areas, statesOfArea } from "./areas.ts";
import { cellOf } from "./cells.ts";
import { placesNamed } from "./find-places.ts";

test.each([
  ["eastern sierra", ["Bishop, CA", "Mammoth Lakes, CA"], ["Fresno, CA", "South Lake Tahoe, CA"]],
  ["bay area", ["San Francisco, CA", "Oakland, CA", "San Jose, CA"], ["Sacramento, CA", "Monterey, CA"]],
  ["lake tahoe", ["South Lake Tahoe, CA", "Truckee, CA", "Incline Village, NV"], ["Las Vegas, NV"]],
  ["olympic peninsula", ["Port Angeles, WA", "Forks, WA"], ["Seattle, WA", "Olympia, WA"]],
  ["upper peninsula", ["Marquette, MI", "St. Ignace, MI"], ["Traverse City, MI", "Petoskey, MI"]],
  ["florida keys", ["Key West, FL", "Key Largo, FL"], ["Miami, FL"]],
  ["black hills", ["Rapid City, SD", "Custer, SD"], ["Sioux Falls, SD", "Gillette, WY"]],
  ["cape cod", ["Provincetown, MA", "Hyannis, MA"], ["Boston, MA"]],
  ["adirondack mountains", ["Lake Placid, NY"], ["Albany, NY"]],
  ["poconos", ["Stroudsburg, PA"], ["Philadelphia, PA"]],
  ["southern utah", ["Moab, UT", "St. George, UT"], ["Salt Lake City, UT"]],
  ["eastern oregon", ["Baker City, OR", "La Grande, OR"], ["Portland, OR", "Eugene, OR"]],
  ["northwest montana", ["Kalispell, MT", "Whitefish, MT"], ["Billings, MT", "Bozeman, MT"]],
  ["central florida", ["Orlando, FL"], ["Miami, FL", "Tallahassee, FL"]],
])("cellsOfArea draws %s", (area, within, beyond) => {
  const cells = cellsOfArea(area);
  const isIn = (town: string) =>
    placesNamed(town)
      .slice(0, 1)
      .some((place) => cells.includes(cellOf(place, 0.5)));
  expect(within.filter((town) => !isIn(town))).toEqual([]);
  expect(beyond.filter(isIn)).toEqual([]);
});

test("cellsOfArea draws no whole states", () => {
  for (const area of [
    "pacific northwest",
    "new england",
    "utah",
    "west virginia",
    "north dakota",
    "moab",
    "constructor",
    "south or",
    "tahoe area",
    "interior alaska",
    "",
  ])
    expect(cellsOfArea(area)).toEqual([]);
  expect(statesOfArea("north dakota")).toEqual([]);
});

test("cellsOfArea knows most names of one state's parts", () => {
  const parts = Object.keys(areas).filter((name) => statesOfArea(name).length === 1);
  const undrawn = parts.filter((name) => !cellsOfArea(name).length);
  expect(undrawn.length).toBeLessThan(parts.length / 5);
});
