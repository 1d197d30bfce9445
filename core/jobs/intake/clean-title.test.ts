import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanTitle } from "#core/jobs/intake/clean-title.ts";
import { runs } from "#test/runs.ts";

test.each([
  ["COOK", "Cook"],
  ["landscape laborer", "Landscape Laborer"],
  ["cook (seasonal) for the lodge", "Cook (Seasonal) for the Lodge"],
  ["chef's assistant", "Chef's Assistant"],
  ["EMT", "EMT"],
  ["HVAC Technician", "HVAC Technician"],
  ["Park Ranger Ii", "Park Ranger II"],
  ["Maintenance Worker Iv (Seasonal)", "Maintenance Worker IV (Seasonal)"],
  ["Forester iii", "Forester III"],
  ["Retail Lead (DEU-BB)", "Retail Lead"],
  ["Ski Patroller - REQ-205327", "Ski Patroller"],
  ["Ski Patroller (R123456)", "Ski Patroller"],
  ["Fish Biologist, GS-0401-15", "Fish Biologist"],
  ["Seasonal Park Guide GS 0090-05", "Seasonal Park Guide"],
  ["Forestry Technician GS-0462-04/05", "Forestry Technician"],
  ["Biologist GS-0401-9 REQ-1234", "Biologist"],
  ["Wildland Firefighter Roster", "Wildland Firefighter"],
  ["Roster - Lifeguard", "Lifeguard"],
  ["Lifeguard (Roster)", "Lifeguard"],
  ["Roster", "Roster"],
  ["Guide 2026", "Guide 2026"],
  ["Class A CDL Driver", "Class A CDL Driver"],
  ["Guide (CO)", "Guide (CO)"],
  ["Vi Manager", "Vi Manager"],
  ["", ""],
])("cleanTitle turns %j into %j", (title, shown) => {
  expect(cleanTitle(title)).toBe(shown);
});

test("cleanTitle changes nothing the second time and never empties a title", () => {
  const words = ["COOK", "cook", "ROSTER", "GS-0401", "REQ-20532", "(DEU-BB)", "ii", "-", "Ranger", "of"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), (parts) => {
      const once = cleanTitle(parts.join(" "));
      expect(once).not.toBe("");
      expect(cleanTitle(once)).toBe(once);
    }),
    { numRuns: runs(200) },
  );
});
