import { type Sum, sumsIn, unitNear } from "#core/text/amounts/sums.ts";
import { unitOf } from "#core/text/amounts/units.ts";

/** "Stipend $475 + $200 for housing = $675": the last is no price of its own. */
const inAll = /(?:=|\btotal of) ?$/;
const payPeriod = /^ ?(?:\/|per |each |every |a )pay ?(?:period|check)/;
/** "Deducted biweekly at $110" */
const adverb = /\bdeducted (daily|weekly|bi-?weekly|monthly)\b[^$;]{0,25}$/;
const priced = ["d", "n", "w", "2w", "m", "s"];

export type Cost = Sum & { unit: NonNullable<Sum["unit"]> };

export function costIn(text: string): Cost | null {
  return costsIn(text)[0] ?? null;
}

export function costsIn(text: string): Cost[] {
  const sums = sumsIn(text);
  return sums.flatMap((sum, i) => {
    if (inAll.test(text.slice(0, sum.from))) return [];
    const [last = 0, next] = [sums[i - 1]?.end, sums[i + 1]?.from];
    const every = adverb.exec(text.slice(Math.max(0, sum.from - 60), sum.from))?.[1];
    const behind = text.slice(sum.to);
    const unit = payPeriod.test(behind)
      ? "2w"
      : /^ ?mo\b/.test(behind)
        ? "m"
        : (sum.unit ??
          unitOf(every ?? "") ??
          unitNear(text.slice(Math.max(last, sum.from - 60), sum.from), text.slice(sum.end, next)));
    return unit && priced.includes(unit) ? [{ ...sum, unit }] : [];
  });
}

/** A sum belongs to the bed if it comes after it or names it; "and $500 a week" is a wage. */
export function isItsCost(text: string, end: number, noun: string): boolean {
  const [between, rest] = text.slice(end).replace(/ {2,}/g, " ").split(/[$£€]/, 2);
  if (rest !== undefined && between !== undefined && between.length <= 60)
    return (
      !/\b(?:and|plus|with)(?: an?)? $|\b(?:stipend|wage|pay|salary|per hour|hourly|allowance|deposit|award|per diem)\b/.test(
        between,
      ) && !/^[\d,.]+ ?[a-z/]* ?(?:[a-z]+ ){0,2}(?:stipend|wage|allowance|living|deposit)/.test(rest)
    );
  return new RegExp(
    `\\$[^,;$]{1,40}\\b(?:for|rent|fee|covers|gets you)\\b[^,;$]{0,25}${noun.slice(0, 10).replace(/\W/g, ".")}`,
  ).test(text);
}
