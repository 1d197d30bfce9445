import { expect, test } from "vitest";
import { companySize, companySummary, openingOf } from "./company-facts.ts";

test("companySize follows the number of open jobs", () => {
  expect([1, 2, 5, 6, 15, 16].map(companySize)).toEqual([
    "Small",
    "Growing",
    "Growing",
    "Medium",
    "Medium",
    "Large",
  ]);
});

test("openingOf takes two sentences before the first heading", () => {
  const text =
    "We run rafts on the Green River. Our guides live on the water all summer. We love it.\nResponsibilities\nRow.";
  expect(openingOf(text)).toBe("We run rafts on the Green River. Our guides live on the water all summer.");
});

test("openingOf does not end a sentence at an amount", () => {
  const text =
    "The pay range is $32.75 to $38.29 an hour, housing included. Come and work outside with us. And more.";
  expect(openingOf(text)).toBe(
    "The pay range is $32.75 to $38.29 an hour, housing included. Come and work outside with us.",
  );
});

test("openingOf takes 200 characters without two fitting sentences", () => {
  const long = "word ".repeat(120).trim();
  expect(openingOf(long)).toBe(`${long.slice(0, 200).trim()}...`);
  expect(openingOf("Short text")).toBe("Short text");
  expect(openingOf("  ")).toBeNull();
});

test("openingOf skips a heading and ends at a blank line", () => {
  const text =
    "# About us\n\nWe guide on rivers and lakes of the far north from May to October.\n\n# Benefits\n\n- Housing\n- Meals";
  expect(openingOf(text)).toBe("We guide on rivers and lakes of the far north from May to October.");
});

const sample = { title: "Guide", companyUrl: null, applyUrl: null, url: null, descriptionMd: "" };
const ofPark =
  "The National Park Service looks after more than 400 parks. Its people welcome visitors from everywhere.";
const ofMechanic =
  "Serve as a heavy equipment mechanic of the National Park Service. You keep the fleet running.";

test("companySummary needs an opening with the name in two titles", () => {
  const listings = [
    { ...sample, title: "Mechanic", descriptionMd: ofMechanic },
    { ...sample, title: "MECHANIC", descriptionMd: ofMechanic },
    { ...sample, title: "Ranger", descriptionMd: `${ofPark}\n\nYou lead walks.` },
    { ...sample, title: "Guide", descriptionMd: `${ofPark}\n\nYou give talks.` },
  ];
  expect(companySummary("National Park Service", listings)).toBe(ofPark);
  expect(companySummary("National Park Service", listings.slice(0, 3))).toBeNull();
  expect(companySummary("Bureau of Reclamation", listings)).toBeNull();
});

test("companySummary accepts a company's only listing that names it", () => {
  const text = "Raft & Row guides families down the Green River. We have done so for forty years.";
  const listing = { ...sample, descriptionMd: text };
  expect(companySummary("Raft & Row, Inc.", [listing])).toBe(text);
  expect(
    companySummary("Green", [{ ...listing, descriptionMd: text.replace("Green", "Greener") }]),
  ).toBeNull();
  expect(companySummary("Raft & Row", [])).toBeNull();
});
