import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocations } from "#core/sources/boards/read-locations.ts";
import { runs } from "#test/runs.ts";

const read = (text: string) => {
  const { places, workArrangement } = readLocations([text]);
  return [places.map((place) => place.text).join(" | "), workArrangement];
};

test.each([
  ["Bozeman, MT", "Bozeman, Montana", "onsite"],
  ["Bozeman, MT or Remote", "Bozeman, Montana", "hybrid"],
  ["Remote or Bozeman, MT", "Bozeman, Montana", "hybrid"],
  ["Remote", "", "remote"],
  ["Remote (United States)", "United States", "remote"],
  ["Remote - US only", "United States", "remote"],
  ["Remote, Colorado", "Colorado", "remote"],
  ["Remote (US or Canada)", "United States | Canada", "remote"],
  ["Anywhere in the United States (Remote)", "United States", "remote"],
  ["Denver, CO (Remote)", "Denver, Colorado", "remote"],
  ["Hybrid - Boulder, CO", "Boulder, Colorado", "hybrid"],
  ["New York, NY (Hybrid)", "New York", "hybrid"],
  ["Boulder Office", "Boulder", "onsite"],
  ["Denver (Colorado)", "Denver, Colorado", "onsite"],
  ["Denver, CO; Boulder, CO", "Denver, Colorado | Boulder, Colorado", "onsite"],
  ["Bend, OR, Denver, CO", "Bend, Oregon | Denver, Colorado", "onsite"],
  ["Moab, Utah, United States", "Moab, Utah", "onsite"],
  ["North Vancouver, BC", "North Vancouver, British Columbia, Canada", "onsite"],
  ["Toronto, Ontario, Canada", "Toronto, Ontario, Canada", "onsite"],
  ["Los Angeles, CA", "Los Angeles, California", "onsite"],
  ["London, United Kingdom", "London, United Kingdom", "onsite"],
  ["Zurich, CH", "Zurich, Switzerland", "onsite"],
  ["Amsterdam, NL", "Amsterdam, Netherlands", "onsite"],
  ["Washington, D.C.", "Washington, D.C.", "onsite"],
  ["Steamboat Springs, CO 80487", "Steamboat Springs, Colorado", "onsite"],
  ["Moab, UT 84532-1234, United States", "Moab, Utah", "onsite"],
  ["Salt Lake City UT", "Salt Lake City, Utah", "onsite"],
  ["CO, UT", "Colorado | Utah", "onsite"],
  ["ON, CA", "Ontario, Canada", "onsite"],
  ["Montana, Wyoming, Idaho", "Montana | Wyoming | Idaho", "onsite"],
  ["New York, NY, Washington, DC", "New York | Washington, D.C.", "onsite"],
  ["Remote: CO, UT, WY, ID", "Colorado | Utah | Wyoming | Idaho", "remote"],
  ["Remote (CO, UT, or WY)", "Colorado | Utah | Wyoming", "remote"],
  ["Remote (must live in Colorado)", "Colorado", "remote"],
  ["Remote - US/Canada", "United States | Canada", "remote"],
  ["Remote EU", "", "remote"],
  ["Multiple Locations", "", "onsite"],
  ["Various", "", "onsite"],
  ["", "", "onsite"],
])("%s", (text, places, arrangement) => {
  expect(read(text)).toEqual([places, arrangement]);
});

test("what the system says of the arrangement counts for more than words", () => {
  expect(readLocations(["Remote"], "on-site").workArrangement).toBe("onsite");
  expect(readLocations(["Denver, CO"], "Hybrid")).toMatchObject({
    workArrangement: "hybrid",
    hasRemote: true,
  });
  expect(readLocations(["Denver, CO"], "unspecified").workArrangement).toBe("onsite");
});

test("any text is read in good time", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readLocations([text])));
  const words = fc.array(
    fc.constantFrom("(", ")", " or ", ", ", "Remote", "in the ", " and ", "CO", ";", " / "),
    {
      maxLength: 2_000,
    },
  );
  fc.assert(
    fc.property(words, (parts) => void readLocations([parts.join("")])),
    { numRuns: runs(30) },
  );
});
