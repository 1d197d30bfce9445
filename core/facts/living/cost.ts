const amounts =
  /\$ ?(\d{1,3}(?:,\d{3}|\d{0,3})(?:\.\d{1,2})?)(?: ?usd)?(?: ?- ?\$? ?(\d{1,5}(?:\.\d{1,2})?))?(?: (?:is |will be )?(?:deducted|charged|rent|fee|plus utilities))?(?: ?\/ ?| per | an? | each | every |-)(?:person |bed |room |employee )?(?:(?:per |a |each |\/ ?)?)(two weeks?|two-week|2 weeks?|bi-?weekly|biweekly|pay ?(?:period|check)|other week|week|wk|month|mo|night|day|season)\b|\$ ?(\d{1,3}(?:,\d{3}|\d{0,3})(?:\.\d{1,2})?) (weekly|monthly|nightly|daily|biweekly|bi-weekly)\b|\b(monthly|weekly|biweekly|bi-weekly|nightly|daily) (?:[a-z]+ ){1,3}(?:is |of )\$ ?(\d{1,4}(?:\.\d\d)?)(?![\d,]| ?(?:\/|per|a) )/g;

const units: [RegExp, string][] = [
  [/^(?:two|2|bi|pay|other)/, "2w"],
  [/^w/, "w"],
  [/^m/, "m"],
  [/^n/, "n"],
  [/^d/, "d"],
  [/^s/, "s"],
];

export type Cost = { low: number; high: number; unit: string; index: number; length: number };

export function costIn(text: string): Cost | null {
  return costsIn(text)[0] ?? null;
}

export function costsIn(text: string): Cost[] {
  return [...text.matchAll(amounts)].flatMap((found) => {
    const [all, low = found[4] ?? found[7], high, time = found[5] ?? found[6] ?? ""] = found;
    const unit = units.find(([words]) => words.test(time))?.[1];
    const from = Number((low ?? "").replaceAll(",", ""));
    if (!unit || !from) return [];
    return [{ low: from, high: high ? Number(high) : from, unit, index: found.index, length: all.length }];
  });
}

/** A sum belongs to the bed if it comes after it or names it; "and $500 a week" is a wage. */
export function isItsCost(text: string, end: number, noun: string): boolean {
  const [between, rest] = text.slice(end).split("$", 2);
  if (rest !== undefined && between !== undefined && between.length <= 60)
    return (
      !/\b(?:and|plus|with)(?: an?)? $|\b(?:stipend|wage|pay|salary|per hour|hourly|allowance|deposit|award)\b/.test(
        between,
      ) && !/^[\d,.]+ ?[a-z/]* ?(?:[a-z]+ )?(?:stipend|wage|allowance|living|deposit)/.test(rest)
    );
  return new RegExp(
    `\\$[^,;$]{1,40}\\b(?:for|rent|fee)\\b[^,;$]{0,25}${noun.slice(0, 10).replace(/\W/g, ".")}`,
  ).test(text);
}
