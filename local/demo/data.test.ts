import { expect, test } from "vitest";
import { z } from "zod";
import { loadDemoJobs, readEmployers, readFacts, readFictions } from "./load-demo-jobs.ts";

const day = z.iso.date();
const unit = z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]);
const name = z.string().min(2);
const sentence = z
  .string()
  .min(3)
  .regex(/^\S.*\S$/);

const Fact = z.strictObject({
  title: name,
  employer: name,
  places: z.array(z.union([z.tuple([name, name]), z.tuple([name, name, z.number(), z.number()])])).min(1),
  pay: z.tuple([z.number().positive(), z.number().positive().nullable(), unit]).optional(),
  posted: day,
  closes: day.optional(),
  season: z.tuple([day, day]).optional(),
  positions: z.number().int().positive().optional(),
  series: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  from: z.enum(["usajobs", "boards", "dol"]),
  url: z.url({ protocol: /^https?$/ }).optional(),
});

const Employer = z.strictObject({
  key: z.string().regex(/^[a-z]+$/),
  name,
  domain: z.string().regex(/^[a-z]+\.example$/),
  about: sentence,
});

const placed = z.tuple([name, name, name, z.number(), z.number()]);
const whole = z.tuple([z.literal(""), z.string(), name]);

const Fiction = z.strictObject({
  employer: z.string(),
  title: name,
  places: z.array(z.union([placed, whole])).min(1),
  arrangement: z.enum(["Hybrid", "Remote Solely"]).optional(),
  type: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER"]),
  pay: z
    .tuple([z.number().positive(), z.number().positive().nullable(), unit, z.string().length(3)])
    .optional(),
  posted: day,
  text: z.array(sentence).min(2).max(4),
  duties: z.array(sentence).min(2),
  needs: z.array(sentence).min(2),
  offers: z.array(sentence).min(1),
  states: z.record(z.string(), z.string()).optional(),
});

test("every line of the data has its shape", () => {
  z.array(Fact).min(1450).parse(readFacts());
  z.array(Employer).parse(readEmployers());
  z.array(Fiction).min(150).parse(readFictions());
});

test("pay ranges run upward", () => {
  for (const { pay } of [...readFacts(), ...readFictions()])
    if (pay?.[1]) expect(pay[1]).toBeGreaterThanOrEqual(pay[0]);
});

test("every fictitious employer has jobs, and every job its employer", () => {
  const keys = readEmployers().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(readFictions().map(({ employer }) => employer))).toEqual(new Set(keys));
});

test("a fictitious job stays within the reserved domain", () => {
  for (const { origin, url } of loadDemoJobs())
    if (origin === "fiction") expect(url).toMatch(/^https:\/\/jobs\.[a-z]+\.example\/\d{10}$/);
});

test("fictitious jobs fill what the facts lack", () => {
  const fictions = readFictions();
  const count = (test: (fiction: (typeof fictions)[number]) => boolean) => fictions.filter(test).length;
  expect(count(({ arrangement }) => arrangement === "Remote Solely")).toBeGreaterThanOrEqual(20);
  expect(count(({ arrangement }) => arrangement === "Hybrid")).toBeGreaterThanOrEqual(15);
  expect(new Set(fictions.map(({ type }) => type)).size).toBe(6);
  const currencies: Record<string, string> = {
    "United States": "USD",
    "United Kingdom": "GBP",
    Canada: "CAD",
    Australia: "AUD",
    "New Zealand": "NZD",
  };
  expect(new Set(fictions.map(({ places }) => places[0]?.[2]))).toEqual(new Set(Object.keys(currencies)));
  for (const { places, pay } of fictions) if (pay) expect(pay[3]).toBe(currencies[places[0]?.[2] ?? ""]);
});

test("ids are digits, all different, and the same at every load", () => {
  const ids = loadDemoJobs().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\d{10}$/);
  expect(loadDemoJobs().map(({ id }) => id)).toEqual(ids);
});
