import { type Choice, countryChoices, currencyChoices } from "#core/postings/form/posting-choices.ts";

/** What the pickers of the form offer, for its page's loader: browsers differ in what they call a country. */
export type PostingChoices = { countries: Choice[]; currencies: Choice[] };

export function findChoices(): PostingChoices {
  return { countries: countryChoices(), currencies: currencyChoices() };
}
