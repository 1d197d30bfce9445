import { allCountries } from "#core/places/places.ts";
import { payCurrencies } from "#core/postings/form/posting-pay.ts";

export type Choice = { code: string; name: string };

/** The server lists these, because browsers name countries differently. */
export function countryChoices(): Choice[] {
  return inOrder(allCountries(), ["US", "CA", "GB", "AU", "NZ"]);
}

export function currencyChoices(): Choice[] {
  const english = new Intl.DisplayNames("en", { type: "currency" });
  const all = payCurrencies().map((code) => ({ code, name: english.of(code) ?? code }));
  return inOrder(all, ["USD", "CAD", "GBP", "EUR", "AUD", "NZD"]);
}

function inOrder(choices: Choice[], first: string[]): Choice[] {
  const byName = choices.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const common = first.flatMap((code) => choices.find((choice) => choice.code === code) ?? []);
  return [...common, ...byName.filter(({ code }) => !first.includes(code))];
}
