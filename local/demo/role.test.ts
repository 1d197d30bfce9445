import { expect, test } from "vitest";
import { pluralOf, roleFromTitle, withArticle } from "./role.ts";

test.each([
  ["Seasonal Maintenance Worker (Trails)", "a Maintenance Worker"],
  ["SEASONAL Tractor Operator WG 5705-07", "a Tractor Operator"],
  ["(SEASONAL) Engineering Equipment Operator", "an Engineering Equipment Operator"],
  ["Wildlife Biologist - Fish & Wildlife Biologist 4 - Permanent - 2026-05825", "a Wildlife Biologist"],
  ["Fish Health Lab Technician (Biological Science Assistant) REQ-203702", "a Fish Health Lab Technician"],
  [
    "Supervisory Wildland Firefighter (Engine Captain) - Direct Hire Authority",
    "a Supervisory Wildland Firefighter",
  ],
  ["Forester | Houston, TX", "a Forester"],
  ["Usher (Seasonal)", "an Usher"],
  ["Utility Systems Repairer-Operator", "a Utility Systems Repairer-Operator"],
  ["MS Graduate Research Assistant (Playa Restoration Assessment)", "an MS Graduate Research Assistant"],
  ["Seasonal Surf Lifeguards", "Surf Lifeguards"],
])("%s → %s", (title, expected) => {
  const role = roleFromTitle(title);
  expect(role.person).toBe(true);
  expect(withArticle(role)).toBe(expected);
});

test("a programme is told from a person, and both from a bare heading", () => {
  expect(roleFromTitle("Wildlife Rehabilitation Internship")).toMatchObject({
    person: false,
    programme: true,
  });
  expect(roleFromTitle("Golf Course Maintenance")).toMatchObject({ person: false, programme: false });
});

test.each([
  ["Forestry Worker", "Forestry Workers"],
  ["Cooks", "Cooks"],
  ["Deckhand", "Deckhands"],
])("several of %s are %s", (title, expected) => {
  expect(pluralOf(roleFromTitle(title))).toBe(expected);
});
