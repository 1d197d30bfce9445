import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readBenefits } from "./benefits.ts";

test.each([
  ["Dental, vision and health insurance for all", "health"],
  ["401(k) with match", "retirement"],
  ["We offer group insurance and paid holidays.", "health"],
  ["Benefits: Perks for employees at every hill of ours", "perks"],
  ["Paid time off and paid holidays", "paid leave"],
  ["Free season pass and 30% off retail", "perks"],
  ["Perks include staff housing, employee meals, and free lift tickets.", "perks"],
  ["Staff receive 80 hours of vacation a year.", "paid leave"],
  ["This is a permanent job with health care and retirement", "retirement"],
  ["Medical/dental/401k after 60 days", "health"],
  ["Health after 60 days", "health"],
  ["A health reimbursement arrangement of $550 a month", "health"],
  ["TIAA retirement with 9% contribution", "retirement"],
  ["CalPERS 2% at 62; medical", "retirement"],
  ["State retirement and uniforms", "retirement"],
  ["A week's notice, three weeks' vacation", "paid leave"],
  ["One week paid off in January", "paid leave"],
  ["Bike park pass, winter pass", "perks"],
  ["We pay $250 toward your pass.", "perks"],
  ["Ski and golf privileges for the household", "perks"],
  ["Free use of boats and bikes", "perks"],
  ["Your kids attend at no cost.", "perks"],
])("readBenefits reads %s as %s", (text, value) => {
  expect(valuesIn(readBenefits, text)).toContain(value);
});

test.each([
  "Sell season passes to guests.",
  "Must have health insurance.",
  "No health insurance is offered.",
  "Health insurance is required for volunteers.",
  "Our company vision is a cleaner river.",
  "Keep health and dental records of campers.",
])("readBenefits reads nothing in: %s", (text) => {
  expect(valuesIn(readBenefits, text)).toEqual([]);
});
