import { type Choice, countryChoices, currencyChoices } from "#core/postings/form/posting-choices.ts";

export type PostingChoices = { countries: Choice[]; currencies: Choice[] };

export function findChoices(): PostingChoices {
  return { countries: countryChoices(), currencies: currencyChoices() };
}
