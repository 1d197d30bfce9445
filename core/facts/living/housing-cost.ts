import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import { moneyFact } from "#core/facts/money.ts";
import { type Cost, costsIn } from "./cost.ts";
import { readHousing } from "./housing.ts";
import { places } from "./named-bed.ts";

const telling = /[$£€]/;
const bed =
  /\b(?:housing|lodging|rent|room (?:and|&) board|bunk ?houses?|dorms?|dormitory|accommodations?|(?:full hookup )?rv (?:site|space|spot)s?|living quarters)\b/g;
const otherBeds =
  /\b(?:bedrooms? in town|estimate|in town|local(?:ly)?|average rent|rents? in|hotels?|motels?|deposit|travel|guests?)\b/;
const farthest = 90;
const given =
  /\b(?:stipends?|allowances?|allotments?|subsid(?:y|ies)|supplement|reimburs\w+|towards?|contribut\w+|vouchers?|assistance|added|employer pays)\b/;
const givenBefore =
  /(?:\+|\bplus(?: an?| up to)?|\b(?:we|employer|company|camp|lodge) (?:will )?(?:pays?|covers?|gives?|provides?)(?: you| up to| an?| each [a-z]+){0,3}|\b(?:receives?|gets?|given|paid)(?: an?| up to)?) ?$/;
const charged =
  /\b(?:deduct\w*|charged?|minus|you pay)\b|\b(?:costs?|rent|fee)(?: is| are| of| about| around|:)? ?\$/;

export const readHousingCost: FactReader = (reading) => {
  const [housing] = readHousing(reading);
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    const costs = costsIn(text);
    const isBed =
      housing?.value === "at a cost" && sentence.from <= housing.from && housing.from < sentence.to;
    if (!costs.length || (!isBed && otherBeds.test(text))) continue;
    const beds = [...text.matchAll(bed), ...(isBed ? text.matchAll(places) : [])];
    const isUnder =
      !beds.length &&
      (isBed || /\b(?:housing|lodging|rent|accommodations?|room and board)\b/i.test(sentence.heading)) &&
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
    const { from, end, unit } = best.cost;
    const others = costs.filter((cost) => cost !== best.cost);
    const last = Math.max(0, from - 60, ...others.map((one) => one.end).filter((at) => at <= from));
    const next = Math.min(end + 60, ...others.map((one) => one.from).filter((at) => at >= end));
    const isGiven =
      !charged.test(text.slice(last, next)) &&
      (given.test(text.slice(last, next)) || givenBefore.test(text.slice(last, from)));
    if (!isGiven && housing?.value === "not provided") continue;
    const { value, ...money } = moneyFact(best.cost, unit, reading);
    return [factOf(reading, sentence, from, isGiven ? "housing_stipend" : "housing_cost", value, money)];
  }
  return [];
};

/** A wage or another sum between the two keeps them apart. */
function distance(text: string, { 0: word, index: from }: RegExpExecArray, cost: Cost): number {
  const to = from + word.length;
  const isAfter = cost.from >= to;
  const between = isAfter ? text.slice(to, cost.from) : text.slice(cost.end, from);
  if (
    /\$|\b(?:pay|wage|salary|hourly|per hour|per diem|plus a|and a stipend|living allowance)\b|[;+]/.test(
      between,
    )
  )
    return Infinity;
  if (isAfter)
    return /\b(?:and|with) (?:a |an )?(?:[a-z]+ )?(?:stipend|allowance)|,? and $/.test(between) &&
      !/^ (?:stipend|allowance)/.test(between)
      ? Infinity
      : between.length;
  // "$90 a week housing stipend"; "$450 a week, housing" is a wage and a bed.
  return /^ ?(?:for |of |towards? |monthly |weekly |in )?(?:a |the )?(?:[a-z]+ )?$/.test(between) &&
    /^(?:stipend|allowance|fee|cost|rent|deduction)/.test(text.slice(to + 1))
    ? between.length
    : /^ (?:for|towards?|of|covers) (?:your |the |an? )?(?:[a-z]+ )?$/.test(between)
      ? 5
      : Infinity;
}
