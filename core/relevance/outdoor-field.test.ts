import { expect, test } from "vitest";
import { isOutdoorField } from "#core/relevance/outdoor-field.ts";

test.each([
  ["Forestry Worker", "Pine Hill LLC", true],
  ["Lift Operator", "Acme", true],
  ["Cook", "Mount Sable Ski Resort", true],
  ["Housekeeper", "Larch Lake Lodge", true],
  ["Amusement & Recreation Attendant", "Bright Day Inc.", true],
  ["Lifeguard", "Acme", true],
  ["Cook", "Corner Diner LLC", false],
  ["Landscape Laborer", "Green Lawns Inc.", false],
  ["Landscape Laborer", "Larch Lake Country Club", true],
  ["Farmworker, Fruit Crop", "River Ranch", false],
  ["Amusement Attendant - Traveling Carnival", "Rides LLC", false],
  ["Recreational Vehicle Service Tech", "RV World", false],
  ["Construction Laborer", "Mountain Builders", false],
])("%j at %j: %s", (title, companyName, belongs) => {
  expect(isOutdoorField({ title, companyName })).toBe(belongs);
});
