import { expect, test } from "vitest";
import { type Kind, kindOf } from "./kind.ts";

test.each<[string, string, Kind]>([
  ["Online Course: Bird Identification", "Acme", "course"],
  ["Training in Wildlife Handling", "Acme", "course"],
  ["Professional Certificate: Planning", "Acme", "course"],
  ["Challenge Course Facilitator", "Acme", "job"],
  ["Golf Course Superintendent", "Acme", "job"],
  ["Field Course Instructor", "Acme", "job"],
  ["Ph.D. Assistantship", "Acme", "academic"],
  ["M.S. in Fish Ecology", "Acme", "academic"],
  ["Assistant Professor of Forestry", "State University", "academic"],
  ["Postdoctoral Fellow", "Acme", "academic"],
  ["Education Fellow", "Larch Lake Nature Center", "job"],
  ["Research Fellowship", "State University", "academic"],
  ["Trail Volunteer", "Acme", "volunteer"],
  ["Volunteer Coordinator", "Acme", "job"],
  ["Volunteer and Outreach Coordinator", "Acme", "job"],
  ["Graduate Naturalist Program", "Acme", "pays-to-take-part"],
])("kindOf %j at %j is %s", (title, companyName, kind) => {
  expect(kindOf({ title, companyName })).toBe(kind);
});

test("kindOf recognizes a fee in the text", () => {
  const description = "A program fee of $900 covers board.";
  expect(kindOf({ title: "Reef Internship", companyName: "Acme", description })).toBe("pays-to-take-part");
  expect(kindOf({ title: "Reef Cook", companyName: "Acme", description })).toBe("job");
});
