import fc from "fast-check";
import { expect, test } from "vitest";
import { calmCapitals } from "#core/text/calm-capitals.ts";
import { runs } from "#test/runs.ts";

test.each([
  ["PARK RANGER (LE) II", "Park Ranger (LE) II"],
  ["REALTY SPECIALIST", "Realty Specialist"],
  [
    "MARINE MACHINERY MECHANIC (DRAG TENDER/ABLE BODIED SEAMAN)",
    "Marine Machinery Mechanic (Drag Tender/Able Bodied Seaman)",
  ],
  ["GUIDE", "GUIDE"],
  ["DIRECTOR OF THE HVAC TEAM", "Director of the HVAC Team"],
  ["O'BRIEN'S GUIDE SERVICE", "O'brien's Guide Service"],
  ["Park Ranger", "Park Ranger"],
  ["SYSTEMS MECHANIC (Direct Hire Authority)", "Systems Mechanic (Direct Hire Authority)"],
  ["SEASONAL Park Guide GS 0090-05", "Seasonal Park Guide GS 0090-05"],
  ["USDA-ARS Fellow in NOAA Lab", "USDA-ARS Fellow in NOAA Lab"],
  ["YETI", "YETI"],
  ["", ""],
])("calmCapitals shows %j as %j", (text, calm) => {
  expect(calmCapitals(text)).toBe(calm);
});

test("calmCapitals changes nothing the second time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(calmCapitals(calmCapitals(text))).toBe(calmCapitals(text));
    }),
    { numRuns: runs(200) },
  );
});
