import { LRUCache } from "lru-cache";
import { usStates } from "#core/places/us-states.ts";
import { mostWords } from "./limit-titles.ts";
import { namedPlace } from "./named-place.ts";
import { namesSetting, namesWorker } from "./names-worker.ts";
import { nominalizePhrase } from "./nominalize-phrase.ts";
import { placeAround, stateOf } from "./place-at-end.ts";
import { plainWords } from "./plain-words.ts";
import { type Amount, readAmounts } from "./read-amounts.ts";
import { isWork, type Search, type SearchContext, type Term } from "./search.ts";
import { isStopWord, tellingWords } from "./stems.ts";
import {
  expandName,
  findCertificate,
  findCondition,
  findConditions,
  isFiller,
  isFirm,
  isNoisePhrase,
  isQualifier,
  longestPhrase,
  tradeWord,
} from "./trade-words.ts";
import { translate } from "./translate.ts";
import { conditionFacts } from "./vocabulary/condition-facts.ts";
import { timesOfYear } from "./vocabulary/conditions.ts";

export const emptyContext: SearchContext = {
  isEmployer: () => false,
  correct: () => null,
  has: () => false,
  meant: ({ isSure, places }) => (isSure ? places.slice(0, 1) : []),
};

/** Beside a place of its own, a search names none. */
export function contextBeside(hasPlace: boolean): SearchContext {
  return hasPlace ? { ...emptyContext, meant: () => [] } : emptyContext;
}

const remembered = new LRUCache<string, Search>({ max: 2_000 });

/** What a text means whoever hires and whatever is on the board. An email about an alert asks this for each of its jobs. */
export function readAlone(typed: string): Search {
  const search = remembered.get(typed) ?? readSearch(typed, emptyContext);
  remembered.set(typed, search);
  return search;
}

/** Of more kinds of work than anybody looks for at once, no other names are asked for: they would be thousands. */
const mostReadFurther = 8;

function asTyped(term: Term): Term {
  return { ...term, equals: [], wider: [] };
}

type Token = { words: string[]; raw: string; isQuoted: boolean; isMinus: boolean };

export function readSearch(typed: string, known: SearchContext): Search {
  const { amounts, rest: unmeasured } = readAmountsOutsideQuotes(typed);
  const tokens = scan(unmeasured);
  const quoted = tokens.filter(({ isQuoted, isMinus }) => isQuoted && !isMinus);
  const without = tokens.filter(({ isMinus }) => isMinus).map(({ words }) => words.join(" "));
  const loose = translate(
    tokens.filter(({ isQuoted, isMinus }) => !isQuoted && !isMinus),
    known,
  );
  const whole = loose.flatMap(({ words }) => words);
  const isAlone = !quoted.length;
  const employers = isAlone ? employersNamed(whole, known) : [];
  const typedPlace = employers.length ? { place: null, rest: whole } : placeOf(loose, isAlone, known);
  const { words: right, corrected } = correctAll(typedPlace.rest, known);
  // A corrected typo may be a place.
  const { place, rest: words } =
    corrected && !typedPlace.place && !employers.length
      ? placeOf(
          right.map((word) => ({ words: [word], raw: word })),
          isAlone,
          known,
        )
      : { ...typedPlace, rest: right };
  const read = readTerms(words, { mayBeEmpty: place !== null || quoted.length > 0 || amounts.length > 0 });
  const ofEmployer = { ...plainTerm(whole), employers };
  const terms = [
    ...quoted.map(({ words }) => quotedTerm(words)),
    ...(employers.length ? [ofEmployer] : read.terms),
    ...amounts.map(({ ask, words }) => ({
      ...plainTerm([words]),
      isCondition: true,
      isFirm: true,
      ask,
    })),
  ];
  const text = [
    ...quoted.map(({ words }) => `"${words.join(" ")}"`),
    ...read.kept,
    ...amounts.map(({ words }) => words),
  ].join(" ");
  const isWords = !(quoted.length || place || read.work || without.length || amounts.length);
  return {
    text,
    terms: terms.filter(isWork).length > mostReadFurther ? terms.map(asTyped) : terms,
    loose: words.join(" "),
    part: isWords ? (corrected ? text : typed.trim()) : "",
    without,
    place,
    work: read.work,
    employers,
    corrected: corrected ? { from: typedPlace.rest.join(" "), to: right.join(" ") } : null,
  };
}

function readAmountsOutsideQuotes(typed: string) {
  const amounts: Amount[] = [];
  const rest = typed
    .split(/("[^"]*"?)/)
    .map((part) => {
      if (part.startsWith('"')) return part;
      const read = readAmounts(part);
      amounts.push(...read.amounts);
      return read.rest;
    })
    .join("");
  return { amounts, rest };
}

export function readWords(typed: string): Search {
  const words = plainWords(typed).slice(0, mostWords);
  const { terms } = readTerms(words, { readsWork: false });
  return { ...empty, text: words.join(" "), terms, loose: words.join(" "), part: typed.trim() };
}

const empty: Omit<Search, "text" | "terms" | "loose" | "part"> = {
  without: [],
  place: null,
  work: null,
  employers: [],
  corrected: null,
};

/** Abbreviations that are ordinary words unless they are in capitals. */
const spelledOut = new Map([
  ["AT", ["appalachian", "trail"]],
  ["IT", ["information", "technology"]],
]);

/** "Not in Texas" at the end. */
const leftOut =
  /(?<=\s)(?:but )?(?:not (?:in|near|around)|anywhere but|except(?: for| in)?|excluding)\s+(?:the )?([a-z][a-z ]{0,30})$/i;

function asMinus(_: string, place: string): string {
  return `-"${(usStates[place.trim().toUpperCase()] ?? place.trim()).toLowerCase()}"`;
}

function scan(typed: string): Token[] {
  const tokens: Token[] = [];
  let count = 0;
  // In "PARK RANGER AT ZION" capitals mean nothing.
  const isShouted = /\s/.test(typed.trim()) && !/\p{Ll}/u.test(typed);
  for (const [, minus, quoted, plain] of typed
    .replace(leftOut, asMinus)
    .matchAll(/(?<![^\s])(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    if (count >= mostWords) break;
    const raw = quoted ?? plain ?? "";
    const spelled = isShouted ? null : spelledOut.get(raw);
    const words = (spelled ?? plainWords(raw)).slice(0, mostWords - count);
    count += words.length;
    if (words.length) tokens.push({ words, raw, isQuoted: quoted !== undefined, isMinus: minus === "-" });
  }
  return tokens;
}

/** A place to search around wins over the state at its end. */
function placeOf(
  tokens: Pick<Token, "words" | "raw">[],
  isAlone: boolean,
  known: SearchContext,
): Pick<Search, "place"> & { rest: string[] } {
  const words = tokens.flatMap(({ words }) => words);
  const named = namedPlace(words, known);
  const meant = named && known.meant(named);
  if (named && meant?.length) return { place: placeAround(meant, named), rest: named.rest };
  return stateOf(tokens, isAlone, known);
}

/** Empty unless the words are a short name, or begin an employer's name and have no other meaning. */
function employersNamed(words: readonly string[], known: SearchContext): readonly string[] {
  const names = expandName(words);
  if (names.length) return [...names, words.join(" ")];
  const name = words[0] === "the" ? words.slice(1) : words;
  const isOther = name.length < 2 || tradeWord(name);
  return !isOther && known.isEmployer(name) ? [name.join(" ")] : [];
}

function correctAll(words: readonly string[], known: SearchContext): { words: string[]; corrected: boolean } {
  const read = words.map((word) => (isStopWord(word) ? null : known.correct(word)) ?? word);
  return { words: read.flatMap((word) => word.split(" ")), corrected: read.join(" ") !== words.join(" ") };
}

type Terms = { terms: Term[]; work: Search["work"]; kept: string[] };

function readTerms(typed: readonly string[], { readsWork = true, mayBeEmpty = false } = {}): Terms {
  const words = [...typed];
  const read: Terms = { terms: [], work: null, kept: [] };
  const unsaid: string[] = [];
  for (let at = 0; at < words.length; ) {
    const known = phraseAt(words, at);
    const turned = known === 1 ? nominalizePhrase(words, at) : null;
    const phrase = words.slice(at, at + (turned?.length ?? known));
    const isEither = words[at - 1] === "or";
    at += phrase.length;
    const conditions = turned ? [] : findConditions(phrase);
    if (conditions.length > 1) {
      words.splice(at, 0, ...conditions);
      continue;
    }
    const [condition = null] = conditions;
    if (readsWork && !read.work && (condition === "remote" || condition === "hybrid")) read.work = condition;
    else if (!turned && (isNoisePhrase(phrase) || (phrase.length === 1 && isStopWord(phrase[0] ?? ""))))
      unsaid.push(...phrase);
    else {
      const one = turned ? { ...term(turned.words), ...turned.trade } : term(phrase);
      const other = isEither && isWork(one) ? read.terms.at(-1) : undefined;
      const isJoined = other !== undefined && isWork(other);
      read.kept.push(...(isJoined ? ["or"] : []), ...phrase);
      if (isJoined) joinEither(other, one);
      else if (!condition || !read.terms.some((known) => known.condition === condition)) read.terms.push(one);
    }
  }
  markFillers(read.terms);
  markConditions(read.terms);
  // A search that has nothing else looks for the dropped words.
  if (!read.terms.length && !read.work && !mayBeEmpty)
    return {
      ...read,
      terms: tellingWords(unsaid).map((word) => term([word])),
      kept: unsaid,
    };
  return read;
}

/** "Writing or editing": one of them is enough. */
function joinEither(one: Term, other: Term) {
  one.equals = [...one.equals, other.words, ...other.equals];
  one.wider = [...one.wider, ...other.wider];
}

function markFillers(terms: Term[]) {
  for (const [at, term] of terms.entries())
    term.isFiller = isQualifier(term.words) || (at > 0 && at === terms.length - 1 && isFiller(term.words));
}

/** Beside work, a certificate is a condition of it, and so is where it is done: a bus driver in a national park. */
function markConditions(terms: Term[]) {
  const certificateOf = ({ words }: Term) => findCertificate(words.split(" "));
  const isSetting = ({ words, isWorker }: Term) => !isWorker && namesSetting(words.split(" "));
  const hasWork = terms.some((term) => isWork(term) && !certificateOf(term));
  const hasOther = terms.some(
    (term) => isWork(term) && !isSetting(term) && !(hasWork && certificateOf(term)),
  );
  for (const term of terms) {
    const { words = [], says } = (hasWork && certificateOf(term)) || {};
    if (!words.length && !(hasOther && isWork(term) && isSetting(term))) continue;
    term.isCondition = true;
    term.wider = [];
    term.said = words;
    if (words.length) term.facts = says ? { says, denies: [] } : null;
  }
}

function phraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length);
    const isKnown = tradeWord(phrase) || expandName(phrase).length > 0;
    if (isKnown || findCondition(phrase) || findCertificate(phrase) || isNoisePhrase(phrase)) return length;
  }
  return 1;
}

const times = new Set<string>([...timesOfYear, "full-time", "part-time", "seasonal"]);

function term(words: readonly string[]): Term {
  const known = tradeWord(words);
  const condition = findCondition(words);
  return {
    // Without its stop words, "no experience" would look for experience.
    words: condition && words.some(isStopWord) ? condition.replaceAll("-", " ") : words.join(" "),
    isQuoted: false,
    isCondition: condition !== null,
    condition,
    isTime: condition !== null && times.has(condition),
    isFirm: isFirm(condition),
    isFiller: false,
    isWorker: namesWorker(words),
    equals: known?.equals ?? [],
    said: [],
    facts: (condition && conditionFacts[condition]) ?? null,
    employers: expandName(words),
    wider: known?.wider ?? [],
  };
}

function quotedTerm(words: readonly string[]): Term {
  return { ...plainTerm(words), isQuoted: true };
}

/** Words that mean nothing but themselves. */
function plainTerm(words: readonly string[]): Term {
  return {
    words: words.join(" "),
    isQuoted: false,
    isCondition: false,
    isFirm: false,
    isFiller: false,
    isWorker: false,
    equals: [],
    said: [],
    facts: null,
    employers: [],
    wider: [],
  };
}
