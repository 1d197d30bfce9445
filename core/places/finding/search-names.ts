import { mistakesAtStart } from "./mistakes.ts";
import { type Named, nameIndex, withinName } from "./name-index.ts";
import { findAlmost, numbersOf } from "./sorted-names.ts";

export type Hit = { lead: Named; score: number };

type Fits = (lead: Named) => boolean;

/** A fully typed name adds this to a place's weight, a typed beginning adds less. */
const whole = 20;
/** Three letters may also begin another name, so they add less. */
const wholeOfThree = 8;
const beginning = 6;
const mistake = 5;
/** Names of this length may have one mistake, names of `veryLong` two. */
const long = 5;
const veryLong = 8;
const candidates = 64;

export function namesBeginning(typed: string, fits: Fits): Hit[] {
  const { keys, leads, weights, starts } = nameIndex();
  const ofWhole = typed.length > 3 ? whole : wholeOfThree;
  const best = bestHits();
  for (const start of starts.get(typed.slice(0, 2)) ?? []) {
    const [at, from] = [Math.floor(start / withinName), start % withinName];
    const key = keys[at] ?? "";
    const lead = leads[at];
    if (!lead || !key.startsWith(typed, from)) continue;
    const bonus = from ? 0 : key.length === typed.length ? ofWhole : beginning;
    const score = (weights[at] ?? 0) + bonus;
    if (best.isOpenTo(score) && fits(lead)) best.add({ lead, score });
  }
  return best.all;
}

export function namesEqual(typed: string, fits: Fits): Hit[] {
  const { keys, leads, weights, sorted, villages } = nameIndex();
  const found = [sorted.numbers, villages].flatMap((order) =>
    numbersOf(typed, keys, order).sort((a, b) => a - b),
  );
  return found.flatMap((at) => {
    const lead = leads[at];
    return lead && fits(lead) ? [{ lead, score: weights[at] ?? 0 }] : [];
  });
}

/** Each typed word begins one of the name's words, in order: "rocky nat park". */
export function namesWithWords(typed: string, fits: Fits): Hit[] {
  const words = typed.split(" ");
  const [start = ""] = words;
  if (words.length < 2) return [];
  const { keys, leads, weights, starts } = nameIndex();
  const best = bestHits();
  for (const each of starts.get(typed.slice(0, 2)) ?? []) {
    if (each % withinName) continue;
    const at = each / withinName;
    const key = keys[at] ?? "";
    const lead = leads[at];
    const score = weights[at] ?? 0;
    if (!lead || !best.isOpenTo(score) || !key.startsWith(start) || !hasWords(key, words)) continue;
    if (fits(lead)) best.add({ lead, score });
  }
  return best.all;
}

function hasWords(key: string, words: string[]): boolean {
  let at = 0;
  return words.every((word) => {
    let found = key.indexOf(word, at);
    while (found > 0 && key[found - 1] !== " ") found = key.indexOf(word, found + 1);
    if (found < 0) return false;
    at = key.indexOf(" ", found) + 1 || key.length;
    return true;
  });
}

export function namesAlmost(typed: string, fits: Fits): Hit[] {
  const count = typed.replaceAll(" ", "").length;
  if (count < long) return [];
  const most = count < veryLong ? 1 : 2;
  const { keys, leads, weights, sorted } = nameIndex();
  const best = bestHits();
  for (const at of findAlmost(sorted, typed, most)) {
    const [key, lead, weight] = [keys[at] ?? "", leads[at], weights[at] ?? 0];
    if (!lead || !best.isOpenTo(weight + whole)) continue;
    const { mistakes, isWhole } = mistakesAtStart(key, typed, most);
    if (mistakes > most || !fits(lead)) continue;
    // People seldom mistype the first letter.
    const first = key[0] === typed[0] ? 0 : mistake;
    best.add({ lead, score: weight - mistakes * mistake - first + (isWhole ? whole : 0) });
  }
  return best.all;
}

function bestHits() {
  const all: Hit[] = [];
  return {
    all,
    isOpenTo: (score: number) => all.length < candidates || score > (all.at(-1)?.score ?? 0),
    add(hit: Hit) {
      let place = all.length;
      while (place > 0 && (all[place - 1]?.score ?? 0) < hit.score) place--;
      all.splice(place, 0, hit);
      all.length = Math.min(all.length, candidates);
    },
  };
}
