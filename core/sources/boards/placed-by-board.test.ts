import { expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { placedByBoard } from "#core/sources/boards/placed-by-board.ts";
import { mapRow } from "#core/sources/greenhouse/mapper.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const textsOf = (mapped: IncomingListing | { skip: string }) =>
  "skip" in mapped ? mapped.skip : mapped.places.map(({ text }) => text);
const springfield = incomingListing(readPlaces(["Springfield"]));
const oregon = { home: { country: "US", state: "OR" } };

test("placedByBoard uses the board's home", () => {
  const job = { id: 1, title: "Guide", location: { name: "Springfield" }, content: "Row." };
  const row = { board: { employer: "Granite Hall", token: "granitehall" }, job, ...oregon };
  expect(textsOf(placedByBoard(row, mapRow(row)))).toEqual(["Springfield, Oregon"]);
});

test("placedByBoard leaves rows without a home and skipped rows alone", () => {
  expect(placedByBoard({ job: {} }, springfield)).toBe(springfield);
  expect(placedByBoard(null, springfield)).toBe(springfield);
  expect(placedByBoard({ ...oregon }, { skip: "not listed" })).toEqual({ skip: "not listed" });
});

test("placedByBoard gives remote work no place", () => {
  const remote = incomingListing({ places: [], workArrangement: "remote" });
  expect(textsOf(placedByBoard(oregon, remote))).toEqual([]);
  expect(textsOf(placedByBoard(oregon, { ...remote, workArrangement: "onsite" }))).toEqual(["Oregon"]);
});
