import { type Choice, countryChoices, currencyChoices } from "#core/postings/form/posting-choices.ts";

/** The page's loader finds these: browsers differ in their names of countries. */
export type PostingChoices = { countries: Choice[]; currencies: Choice[] };

export function findChoices(): PostingChoices {
  return { countries: countryChoices(), currencies: currencyChoices() };
}
