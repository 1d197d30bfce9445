import { expect, test } from "vitest";
import { textFilter } from "./text-filter.ts";

test.each([
  ["park ranger", "Ranger at a Park", true],
  ["park ranger", "Park Guide", false],
  ['"park ranger"', "Senior Park Ranger (Protection)", true],
  ['"park ranger"', "Ranger, Park Service", false],
  ['"tour guide" OR lifeguard', "Surf Lifeguards", true],
  ["guide -fishing", "Fly Fishing Guide", false],
  ["guide -fishing", "Raft Guides", true],
  ['ranger -"park ranger"', "Park Ranger", false],
  ["United States", "Moab, Utah, United States", true],
  ['"Colorado, United States"', "Salida, Colorado, United States", true],
  ["Washington", "Salida, Colorado, United States", false],
  ["OR", "anything", false],
])("textFilter %s on %s: %s", (query, text, expected) => {
  expect(textFilter(query)(text)).toBe(expected);
});
