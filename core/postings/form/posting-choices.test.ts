import { expect, test } from "vitest";
import { countryChoices, currencyChoices } from "#core/postings/form/posting-choices.ts";
import { readCurrency } from "#core/postings/form/posting-pay.ts";

test("countryChoices puts the frequent countries first", () => {
  const choices = countryChoices();
  expect(choices.slice(0, 6).map(({ code }) => code)).toEqual(["US", "CA", "GB", "AU", "NZ", "AF"]);
  expect(new Set(choices.map(({ code }) => code)).size).toBe(choices.length);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
  // The 249 of ISO 3166-1, and Kosovo.
  expect(choices).toHaveLength(249);
});

test("currencyChoices puts the frequent currencies first", () => {
  const choices = currencyChoices();
  expect(choices.slice(0, 7).map(({ code }) => code)).toEqual([
    ..."USD CAD GBP EUR AUD NZD".split(" "),
    "AFN",
  ]);
  expect(choices.every(({ code }) => readCurrency(code.toLowerCase()) === code)).toBe(true);
  expect(choices.map(({ code }) => code)).not.toContain("XDR");
  // Several countries share these.
  expect(choices.map(({ code }) => code)).toEqual(expect.arrayContaining(["XAF", "XCD", "XOF", "XPF"]));
});
