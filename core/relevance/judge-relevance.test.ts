import { expect, test } from "vitest";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { cpuTime } from "#test/cpu-time.ts";
import { judgeRelevance } from "./judge-relevance.ts";

test.each([
  ["Forestry Worker", "Pine Hill LLC", true],
  ["Lift Operator", "Acme", true],
  ["Lifeguard", "Acme", true],
  ["Cook", "Mount Sable Ski Resort", true],
  ["Housekeeper", "Larch Lake Lodge", true],
  ["Landscape Laborer", "Larch Lake Country Club", true],
  ["Accountant", "Bureau of Land Management", true],
  ["Payroll Clerk", "Arc'teryx Equipment Inc.", true],
  ["Store Manager", "The North Face", true],
  ["Registered Nurse", "Camp Tall Pines", true],
  ["Wildlife Biologist", "State University", true],
  ["Park Ranger", "Army Corps of Engineers", true],
  ["Cook", "Corner Diner LLC", false],
  ["Landscape Laborer", "Green Lawns Inc.", false],
  ["Farmworker, Fruit Crop", "River Ranch", false],
  ["Amusement Attendant - Traveling Carnival", "Rides LLC", false],
  ["Recreational Vehicle Service Tech", "RV World", false],
  ["Construction Laborer", "Mountain Builders", false],
  ["Analyst", "National Institutes of Health", false],
  ["Police Officer", "City of Forest Park", false],
  ["Dental Hygienist", "Alpine Dental Group", false],
  ["Teacher", "Deer Park School District", false],
  ["Civil Engineer", "Army Corps of Engineers", false],
  ["Shrimp Deckhand", "Miss Ada Inc.", false],
])("judgeRelevance takes %j at %j for outdoor work: %s", (title, companyName, outdoor) => {
  expect(judgeRelevance({ title, companyName }).outdoor).toBe(outdoor);
});

test.each([
  ["Gardiner, Montana", true],
  ["Bar Harbor, Maine", true],
  ["Stowe, Vermont", true],
  ["Wichita, Kansas", false],
  ["Montana", false],
  ["", false],
])("judgeRelevance takes beds and tables in %j for outdoor work: %s", (place, outdoor) => {
  const { places } = readPlaces([place]);
  expect(judgeRelevance({ title: "Housekeeper", companyName: "Acme Inn", places }).outdoor).toBe(outdoor);
  expect(judgeRelevance({ title: "Bookkeeper", companyName: "Acme Inn", places }).outdoor).toBe(false);
});

test("judgeRelevance trusts employers that an administrator lists, except towns and other fields", () => {
  const job = { title: "Payroll Clerk", companyName: "Granite Hall", isOfListedEmployer: true };
  expect(judgeRelevance(job).outdoor).toBe(true);
  expect(judgeRelevance({ ...job, isOfListedEmployer: false }).outdoor).toBe(false);
  expect(judgeRelevance({ ...job, companyName: "Town of Granite" }).outdoor).toBe(false);
  expect(judgeRelevance({ ...job, title: "Dental Hygienist" }).outdoor).toBe(false);
});

test("judgeRelevance counts many duties in a description a little", () => {
  const job = { title: "Archaeologist", companyName: "Acme" };
  const description =
    "You survey trails, map wetlands, count bighorn sheep and join the prescribed fire crew.";
  expect(judgeRelevance(job).outdoor).toBe(false);
  expect(judgeRelevance({ ...job, description }).outdoor).toBe(true);
  expect(judgeRelevance({ ...job, title: "Bookkeeper", description }).outdoor).toBe(false);
});

test.each([
  ["River Guide", "Acme", "It is outdoor work: its title says “river guide”."],
  ["Buyer", "Patagonia", "It counts as outdoor work: Patagonia makes or sells outdoor gear."],
  ["Wildlife Course: Tracking (online course)", "Acme", "It's a course, not a job."],
  ["PhD in Fish Ecology", "State University", "It's an academic position, not an outdoor job."],
  ["Nurse", "Acme", "Its title says “nurse”, which belongs to another field."],
])("judgeRelevance explains %j at %j", (title, companyName, why) => {
  expect(judgeRelevance({ title, companyName }).why).toBe(why);
});

test("judgeRelevance accepts any text and ignores capitals and spaces", () => {
  const words = [
    "Ski",
    "guide",
    "nurse",
    "%",
    "\u0000",
    "é",
    "of",
    "the",
    "Trail",
    "(",
    ")",
    "park",
    "😀",
    "2026",
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const text = () => Array.from({ length: random(9) }, () => words[random(words.length)]).join(" ");
  for (let round = 0; round < 200; round++) {
    const [title, companyName] = [text(), text()];
    const { outdoor, score, kind } = judgeRelevance({ title, companyName });
    const odd = {
      title: `  ${title.toUpperCase().replaceAll(" ", "  ")} `,
      companyName: companyName.toUpperCase(),
    };
    expect(judgeRelevance(odd)).toMatchObject({ outdoor, score, kind });
  }
});

test("judgeRelevance is quick for any length", () => {
  const long = "trail ".repeat(200_000);
  const listing = { title: long, companyName: long, description: long };
  expect(cpuTime(() => judgeRelevance(listing))).toBeLessThan(1000);
});
