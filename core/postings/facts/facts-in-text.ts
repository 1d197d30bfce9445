import { extractFacts } from "#core/facts/extract.ts";
import type { Fact } from "#core/facts/fact.ts";
import { longest } from "#core/postings/form/posting-limits.ts";
import { linesToGrammar } from "#core/text/plain-grammar.ts";
import { readDay } from "#core/text/read-day.ts";
import {
  type AnsweredField,
  answers,
  type Certificate,
  certificateCodes,
  certificateField,
  certificateLevels,
  type FactField,
  type FactsInput,
} from "./fact-fields.ts";
import { readHours, readMinAge, readPositions } from "./fact-texts.ts";
import { rangeText } from "./posting-facts.ts";

export type FactInText = { field: FactField; value: string; proof: string };

const longestText = 2 * longest.description;

/** Answers only where our reading is sure. */
export function factsInText(posting: { title: string; description: string }, now: Date): FactInText[] {
  const text = linesToGrammar(posting.description.slice(0, longestText));
  const facts = extractFacts({ title: posting.title.slice(0, longest.title), text, postedAt: now });
  const isGiven = facts.some(({ name, value }) => name === "housing" && value === "stipend");
  const otherMoney = isGiven ? "housing_cost" : "housing_stipend";
  const read = facts.filter(({ isUnsure, name }) => !isUnsure && name !== otherMoney).flatMap(answersOf);
  const byField = new Map<FactField, FactInText>();
  for (const found of read) if (!byField.has(found.field)) byField.set(found.field, found);
  const hasCost = ["at a cost", "stipend"].includes(byField.get("housing")?.value ?? "");
  return [...byField.values()].filter(({ field }) => hasCost || !field.startsWith("housing_cost"));
}

export function withFactsInText(typed: FactsInput, found: FactInText[]): FactsInput {
  const answered = found.filter(({ field }) => !typed[field]);
  return { ...typed, ...Object.fromEntries(answered.map(({ field, value }) => [field, value])) };
}

function answersOf(fact: Fact): FactInText[] {
  const { name, value, low = 0, high = low, unit = "", fromDay, precision, proof } = fact;
  const say = (field: FactField, text: string): FactInText => ({ field, value: text, proof });
  switch (name) {
    case "season_start":
    case "season_end":
      // A month or a season is not precise enough for a date field.
      return precision === "day" && fromDay && readDay(fromDay)
        ? [say("is_seasonal", "true"), say(name, fromDay)]
        : [];
    case "housing":
      return chosen(name, value === "lives on site" ? "provided" : value, say);
    case "housing_cost":
    case "housing_stipend":
      return fact.low !== undefined && fact.low === fact.high && isAnswer("housing_cost_unit", unit)
        ? [say("housing_cost", `${low}`), say("housing_cost_unit", unit)]
        : [];
    case "meals":
    case "driving_licence":
    case "papers":
    case "couples":
    case "pets":
      return chosen(name, value, say);
    case "tips":
      return [say(name, "true")];
    case "hours_per_week":
      return readHours(rangeText({ low, high })) ? [say(name, rangeText({ low, high }))] : [];
    case "positions":
      return readPositions(value) ? [say(name, value)] : [];
    case "min_age":
      return readMinAge(value) ? [say(name, value)] : [];
    case "certifications":
      return certificateOf(value, say);
    default:
      return [];
  }
}

type Say = (field: FactField, text: string) => FactInText;

function chosen(field: AnsweredField, value: string, say: Say): FactInText[] {
  return isAnswer(field, value) ? [say(field, value)] : [];
}

function isAnswer(field: AnsweredField, value: string): boolean {
  return (answers[field] as readonly string[]).includes(value);
}

function certificateOf(value: string, say: Say): FactInText[] {
  const [name = "", level = ""] = value.split(":");
  const code = certificateCodes.find((one): one is Certificate => one === name);
  const isAsked = (certificateLevels as readonly string[]).includes(level);
  return code && isAsked ? [say(certificateField(code), level)] : [];
}
