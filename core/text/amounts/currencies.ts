/** The sign before a figure, and the words behind it or elsewhere in its sentence. */
const currencies: [code: string, sign: string, words: string][] = [
  ["USD", "US ?\\$|USD ?\\$?", "USD|U\\.?S\\.? (?:dollars?|funds|currency)"],
  [
    "CAD",
    "(?:CAD|CDN) ?\\$?|C(?:A|an)?\\$|(?<!(?:,|\\bin|\\b[A-Z]\\w*) )CA \\$",
    "CAD|CDN|C\\$|Canadian(?: (?:dollars?|funds|currency)|(?= ?(?:per|an?|\\/|[,.)]|$)))",
  ],
  ["AUD", "(?:AUD|AU) ?\\$|AUD ?|A\\$", "AUD|Australian (?:dollars?|currency)"],
  ["NZD", "(?:NZD|NZ) ?\\$|NZD ?", "NZD|(?:New Zealand|NZ) (?:dollars?|currency)"],
  ["MXN", "(?:MXN|MX) ?\\$|MXN ?", "MXN|(?:Mexican )?pesos?"],
  ["HKD", "(?:HKD|HK) ?\\$|HKD ?", "HKD|Hong Kong dollars?"],
  ["SGD", "(?:SGD|SG) ?\\$|SGD ?|S\\$", "SGD|Singapore dollars?"],
  ["GBP", "GBP ?£?|£", "GBP|pounds sterling"],
  ["EUR", "EUR ?€?|€", "EUR|euros?"],
  ["CHF", "CHF ?", "CHF|Swiss francs?"],
];

const named = (at: 1 | 2) => currencies.map((row) => row[at]).join("|");
/** Letters before "$" that are no known currency are an unknown one. */
export const currencySign = `(?<![A-Za-z])(?:${named(1)})(?=[ ]?\\d)|[A-Za-z]{0,3}\\$`;
export const currencyWords = named(2);

/** Null where "$" alone leaves the country open. */
export function currencyOf(said: string): string | null {
  if (said === "$") return null;
  const row = currencies.find((one) => new RegExp(`^(?:${one[1]}|${one[2]})$`, "i").test(said));
  return row?.[0] ?? "unknown";
}
