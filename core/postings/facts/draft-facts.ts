import { type FactField, type FactsInput, factFields } from "./fact-fields.ts";
import { factRules } from "./facts-schema.ts";
import { type PostingFacts, postingFacts, type ReadFacts } from "./posting-facts.ts";

export function draftFacts(typed: FactsInput): PostingFacts {
  const read = Object.fromEntries(
    factFields.map((field) => [field, usable(field, typed[field])]),
  ) as unknown as ReadFacts;
  const isBackwards = read.season_start && read.season_end && read.season_end < read.season_start;
  const hasCost = read.housing === "at a cost" || read.housing === "stipend";
  return postingFacts({
    ...read,
    season_end: isBackwards ? null : read.season_end,
    housing_cost: hasCost ? read.housing_cost : null,
  });
}

function usable(field: FactField, text: string): unknown {
  const found = factRules[field].safeParse(text);
  return found.success ? found.data : null;
}
