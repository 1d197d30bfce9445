import { expect, test } from "vitest";
import { isOfOtherJob } from "./other-jobs.ts";

test.each([
  "Crew leaders ($22/hr; 21+) apply at another link.",
  "Seasonal rangers ($26 an hour, April to October) are recruited separately.",
  "Interns: we also have winter interns ($400/mo).",
  "Volunteers should use the form on the education page; they are unpaid.",
])("isOfOtherJob tells what a posting for others says: %s", (text) => {
  expect(isOfOtherJob(text, "Program Coordinator")).toBe(true);
});

test.each([
  ["Crew Leader", "We also need leaders for our Alaska crews at $24 an hour."],
  ["Raft Guide", "We also have housing for $200 a month."],
  ["Raft Guide", "Guides earn $150 a day; apply on our page."],
])("isOfOtherJob leaves what a %s is told: %s", (title, text) => {
  expect(isOfOtherJob(text, title)).toBe(false);
});
