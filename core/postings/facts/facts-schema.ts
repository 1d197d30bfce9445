import * as z from "zod/mini";
import { readAmount } from "#core/postings/form/posting-pay.ts";
import { acrossFields, checkbox, oneOf, optional } from "#core/postings/form/read-optional.ts";
import { readDay } from "#core/text/read-day.ts";
import {
  type AnsweredField,
  answers,
  certificateCodes,
  certificateField,
  certificateLevels,
  type FactField,
} from "./fact-fields.ts";
import { mostPositions, readHours, readMinAge, readPositions } from "./fact-texts.ts";
import type { ReadFacts } from "./posting-facts.ts";

const chosen = <F extends AnsweredField>(field: F) =>
  oneOf<(typeof answers)[F][number]>(answers[field], "Please choose one of the answers.");
const day = () => optional(readDay, "Must be a date, such as 2027-05-20");
const mostCost = 20_000;

export const factRules = {
  is_seasonal: checkbox(),
  season_start: day(),
  season_end: day(),
  housing: chosen("housing"),
  housing_cost: optional(readCost, "Must be an amount up to 20,000"),
  housing_cost_unit: chosen("housing_cost_unit"),
  meals: chosen("meals"),
  tips: checkbox(),
  hours_per_week: optional(readHours, "Must be hours a week, such as 40 or 30-40"),
  positions: optional(readPositions, `Must be a number from 1 to ${mostPositions}`),
  min_age: optional(readMinAge, "Must be an age from 14 to 30"),
  driving_licence: chosen("driving_licence"),
  papers: chosen("papers"),
  couples: chosen("couples"),
  pets: chosen("pets"),
  ...certificateRules(),
} satisfies Record<FactField, z.ZodMiniType>;

export const factsTogether = [
  z.refine<ReadFacts>(
    (read) => read.is_seasonal || !(read.season_start || read.season_end),
    acrossFields<FactField>(
      ["season_start", "season_end", "is_seasonal"],
      "Tick “Seasonal job” to give its dates, or clear them.",
    ),
  ),
  z.refine<ReadFacts>(
    ({ season_start: start, season_end: end }) => !start || !end || end >= start,
    acrossFields<FactField>(["season_end", "season_start"], "Must not be before the start"),
  ),
  z.refine<ReadFacts>(
    ({ housing, housing_cost: cost }) => !cost || housing === "at a cost" || housing === "stipend",
    acrossFields<FactField>(
      ["housing_cost", "housing"],
      "Choose “At a cost” or “Stipend” to give an amount, or clear it.",
    ),
  ),
] as const;

function readCost(text: string): number | null {
  const amount = readAmount(text);
  return amount !== null && amount <= mostCost ? amount : null;
}

function certificateRules() {
  const rule = () => oneOf(certificateLevels, "Please choose required or preferred.");
  type Rules = Record<Extract<FactField, `cert_${string}`>, ReturnType<typeof rule>>;
  return Object.fromEntries(certificateCodes.map((code) => [certificateField(code), rule()])) as Rules;
}
