import { areas } from "#core/places/areas.ts";
import { namesWorker } from "./names-worker.ts";
import { plainWords } from "./plain-words.ts";
import { stemKey, stemOf } from "./stems.ts";
import { abbreviations } from "./vocabulary/abbreviations.ts";
import { activityWorkers } from "./vocabulary/activity-workers.ts";
import { certificates } from "./vocabulary/certificates.ts";
import type { Condition } from "./vocabulary/conditions/condition.ts";
import { conditions, firmConditions } from "./vocabulary/conditions.ts";
import { shortNames } from "./vocabulary/employers.ts";
import { fields } from "./vocabulary/fields.ts";
import { fillers, noisePhrases, qualifiers } from "./vocabulary/noise-phrases.ts";
import { synonyms } from "./vocabulary/same.ts";
import { wider } from "./vocabulary/wider.ts";

export type TradeWord = {
  equals: string[];
  wider: string[];
};

const groups = new Map<string, readonly string[]>();
for (const group of synonyms) for (const phrase of group) groups.set(keyOf(phrase), group);

const widerOf = new Map<string, string[]>();
for (const [phrase, others] of Object.entries(wider)) {
  for (const key of new Set([phrase, ...(groupOf(keyOf(phrase)) ?? [])].map(keyOf)))
    widerOf.set(key, [...new Set([...(widerOf.get(key) ?? []), ...others])]);
}

const workersOf = new Map<string, string[]>();
for (const [field, workers] of Object.entries(fields)) {
  const whole = workers.flatMap((worker) => groupOf(keyOf(worker)) ?? [worker]);
  for (const key of [field, ...(groupOf(keyOf(field)) ?? [])].map(keyOf)) workersOf.set(key, whole);
}

// The words must be exact, because "fall" is not "falls".
const conditionsOf = new Map<string, readonly Condition[]>();
for (const { condition, words } of conditions)
  for (const phrase of words) conditionsOf.set(phrase, [...(conditionsOf.get(phrase) ?? []), condition]);
const certificateOf = new Map(
  certificates.flatMap((certificate) => certificate.words.map((phrase) => [phrase, certificate] as const)),
);
const nameOf = new Map(Object.entries(shortNames).map(([short, names]) => [keyOf(short), names]));
const fullWords = new Map(Object.entries(abbreviations));
const dropped = new Set(noisePhrases);
const fillerKeys = new Set(fillers.map(keyOf));
const qualifierKeys = new Set(qualifiers.map(keyOf));
// Who is only named as near another kind of work is content with that: a "safety kayaker" with raft guides.
for (const [phrase, others] of Object.entries(wider)) {
  if (!namesWorker(phrase.split(" "))) continue;
  for (const other of others.filter(namesWorkerAlone)) {
    const key = keyOf(other);
    if (groups.has(key) || Object.hasOwn(wider, other)) continue;
    widerOf.set(key, [...(widerOf.get(key) ?? []), phrase]);
  }
}

const phraseKeys = [...groups.keys(), ...widerOf.keys(), ...workersOf.keys()];
const stems = new Set(
  [...phraseKeys, ...nameOf.keys(), ...conditionsOf.keys()].flatMap((key) => key.split(" ")),
);

/** How many kinds of work each is near to, by the first name of its group. */
const nearTo = new Map<string, number>();
for (const other of Object.values(wider).flat().map(firstName))
  nearTo.set(other, (nearTo.get(other) ?? 0) + 1);
const many = 25;

const broad = new Set(
  [...nearTo].flatMap(([name, kinds]) => (kinds < many ? [] : (groupOf(keyOf(name)) ?? [name]))),
);

/** Work that is near to so many others, as a field technician's, says little of any. */
export function isBroad(phrase: string): boolean {
  return broad.has(phrase);
}

function firstName(phrase: string): string {
  return groupOf(keyOf(phrase))?.[0] ?? phrase;
}

/** Counted in words. */
export const longestPhrase = Math.max(
  ...[...phraseKeys, ...nameOf.keys(), ...conditionsOf.keys()].map((key) => key.split(" ").length),
);

/** Null for phrases that the vocabulary lacks, even with abbreviations written out. */
export function tradeWord(words: readonly string[]): TradeWord | null {
  const known = tradePhrase(words);
  if (known) return known;
  const full = writtenOut(words);
  if (full.join(" ") === words.join(" ")) return null;
  const meant = tradePhrase(full) ?? (words.length === 1 ? { equals: [], wider: [] } : null);
  return meant && { ...meant, equals: [full.join(" "), ...meant.equals] };
}

/** "Fish tech" is a fish technician. */
export function writtenOut(words: readonly string[]): string[] {
  return words.map((word) => fullWords.get(word) ?? word);
}

function tradePhrase(words: readonly string[]): TradeWord | null {
  const key = stemKey(words);
  const group = groupOf(key);
  const [others, workers = []] = [widerOf.get(key), workersOf.get(key)];
  if (!group && !others && !workers.length) return null;
  const equals = [...new Set([...(group ?? []), ...workers])].filter((phrase) => keyOf(phrase) !== key);
  return { equals, wider: [...new Set(others?.flatMap((other) => groupOf(keyOf(other)) ?? [other]))] };
}

/** Work near to this, each by one name; without what says little. */
export function workNear(words: string): string[] {
  return (widerOf.get(stemKey(words.split(" "))) ?? []).filter((name) => !isBroad(firstName(name)));
}

/** Room and board are two. */
export function findConditions(words: readonly string[]): readonly Condition[] {
  return conditionsOf.get(words.join(" ")) ?? [];
}

export function findCondition(words: readonly string[]): Condition | null {
  return findConditions(words)[0] ?? null;
}

export function findCertificate(words: readonly string[]): (typeof certificates)[number] | null {
  return certificateOf.get(words.join(" ")) ?? null;
}

export function isFirm(condition: Condition | null): boolean {
  return condition !== null && firmConditions.includes(condition);
}

export function expandName(words: readonly string[]): readonly string[] {
  return nameOf.get(stemKey(words)) ?? [];
}

export function isNoisePhrase(words: readonly string[]): boolean {
  return dropped.has(words.join(" "));
}

export function isFiller(phrase: string): boolean {
  return fillerKeys.has(keyOf(phrase));
}

export function isQualifier(phrase: string): boolean {
  return qualifierKeys.has(keyOf(phrase));
}

export const tradeWords: readonly string[] = [
  ...new Set([...synonyms.flat(), ...Object.keys(wider)].flatMap((phrase) => phrase.split(" "))),
];

const singleWords = new Set(tradeWords);
const readWords = new Set(
  [
    ...[...noisePhrases, ...fillers, ...qualifiers, ...Object.keys(areas)],
    ...[...conditionsOf.keys(), ...certificateOf.keys()],
    ...[...Object.keys(activityWorkers), ...fullWords.keys(), ...fullWords.values()],
  ].flatMap((phrase) => phrase.split(" ")),
);

/** Compares exactly: "bouldering" is a trade word, "boulder" is not. */
export function isTradeWord(word: string): boolean {
  return singleWords.has(word);
}

/** No typing error, although no job may have it: "brand" is not "band". */
export function isReadWord(word: string): boolean {
  return singleWords.has(word) || readWords.has(word);
}

export function isWorkerWord(word: string): boolean {
  return stems.has(stemOf(word));
}

/** Of "water quality technician" the field says more than who the vocabulary puts it beside. */
function namesWorkerAlone(phrase: string): boolean {
  const all = phrase.split(" ");
  return all.length > 1 && namesWorker(all) && !fillerKeys.has(keyOf(all.at(-1) ?? ""));
}

function groupOf(key: string): readonly string[] | undefined {
  return groups.get(key);
}

function keyOf(phrase: string): string {
  return stemKey(plainWords(phrase));
}
