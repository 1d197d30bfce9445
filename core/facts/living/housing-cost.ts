import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import { costsIn } from "./cost.ts";

const telling = /\$/;
const bed =
  /\b(?:housing|lodging|rent|room (?:and|&) board|bunk ?houses?|dorms?|dormitory|accommodations?|(?:full hookup )?rv (?:site|space|spot)s?|living quarters)\b/g;
const otherBeds =
  /\b(?:bedrooms? in town|estimate|in town|local(?:ly)?|average rent|hotels?|motels?|deposit|travel|guests?)\b/;
const farthest = 90;

export const readHousingCost: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    const costs = costsIn(text);
    if (!costs.length || otherBeds.test(text)) continue;
    const beds = [...text.matchAll(bed)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    }));
    const isUnder =
      !beds.length &&
      /\b(?:housing|lodging|rent|accommodations?|room and board)\b/i.test(sentence.heading) &&
      !/\b(?:pay|wage|stipend|salary)\b/i.test(sentence.heading + text);
    const near = costs
      .map((cost) => ({
        cost,
        distance: isUnder ? 0 : Math.min(...beds.map((one) => distance(text, one, cost))),
      }))
      .filter(({ distance }) => distance <= farthest)
      .sort((one, other) => one.distance - other.distance);
    const [best] = near;
    if (!best) continue;
    const { low, high, unit, index } = best.cost;
    const value = `${low === high ? low : `${low}-${high}`}/${unit}`;
    return [factOf(reading, sentence, index, "housing_cost", value, { low, high, unit })];
  }
  return [];
};

/** A wage or another sum between the two keeps them apart. */
function distance(
  text: string,
  { from, to }: { from: number; to: number },
  { index, length }: { index: number; length: number },
): number {
  const isAfter = index >= to;
  const between = isAfter ? text.slice(to, index) : text.slice(index + length, from);
  if (/\$|\b(?:pay|wage|salary|hourly|per hour|plus a|and a stipend|living allowance)\b|[;+]/.test(between))
    return Infinity;
  if (isAfter)
    return /\b(?:and|with) (?:a |an )?(?:[a-z]+ )?(?:stipend|allowance)|^ ?and /.test(between) &&
      !/^ (?:stipend|allowance)/.test(between)
      ? Infinity
      : between.length;
  // "$90 a week housing stipend"; "$450 a week, housing" is a wage and a bed.
  return /^ ?(?:for |of |towards? |monthly |weekly |in )?(?:a |the )?(?:[a-z]+ )?$/.test(between) &&
    /^(?:stipend|allowance|fee|cost|rent|deduction)/.test(text.slice(to + 1))
    ? between.length
    : between === " for "
      ? 5
      : Infinity;
}
