import type { Fact, FactReader, Reading } from "./fact.ts";
import { proofOf } from "./proof.ts";
import type { Sentence } from "./sentences.ts";
import { few, forSomeone, ofChance, ofSomeone, ofWish, onlySomeone, titleNames } from "./words/conditions.ts";

/** `at` is where it begins in the sentence; `kind` is what it depends on. */
export type Clause = { text: string; at: number; kind: "main" | "time" | "condition" | "aside" };

export type Polarity = "denied" | "affirmed" | "unsaid";

const longestSentence = 2_000;

const breaks =
  /;|(?:, )?\b(?:but|however|although|though|whereas|except)\b|\b(?:while|during|until|once|if|when|whenever|unless)\b|, | and (?=(?:are|is|will|we|you|they|receive|get)\b)/g;
const brackets = /\((?!\d{1,3}(?: ?- ?\d{1,3})?\+?\))[^()]{0,300}\)/g;
const timeWords = new Set(["during", "until", "once", "while"]);
const conditionWords = new Set(["if", "when", "whenever", "unless"]);

/** Each letter keeps its position. */
export function plain(text: string): string {
  const small = text.toLowerCase();
  return (small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s/g, " ");
}

type Telling = { sentence: Sentence; text: string };

export function tellingSentences({ sentences }: Reading, telling: RegExp): Telling[] {
  return smallOf(sentences).filter(({ text }) => telling.test(text));
}

const known = new WeakMap<Sentence[], Telling[]>();

/** Every reader needs these sentences, so they are made once for each text. */
function smallOf(sentences: Sentence[]): Telling[] {
  const made = known.get(sentences);
  if (made) return made;
  const small = sentences
    .map((sentence) => ({ sentence, text: plain(sentence.text.slice(0, longestSentence)) }))
    .filter(({ text }) => /[a-z]{2}|\$\d/.test(text));
  known.set(sentences, small);
  return small;
}

/** "Meals during field work are provided": these words leave their sentence in one piece. */
const inserted =
  /\b(?:during|while)\b[^,;.:]{1,60}?(?= (?:is|are|will be) (?:not |also |fully |all )?(?:provided|included|covered|offered|available|free|paid|furnished|supplied|discounted)\b)/g;

/** A clause of time or condition ends at its comma; brackets become asides and leave blanks behind. */
export function clausesOf(text: string): Clause[] {
  const asides: Clause[] = [];
  const main = text
    .replace(brackets, (aside, index: number) => {
      asides.push({ text: aside.slice(1, -1), at: index + 1, kind: "aside" });
      return " ".repeat(aside.length);
    })
    .replace(inserted, (time, index: number) => {
      if (index) asides.push({ text: time, at: index, kind: "time" });
      return index ? " ".repeat(time.length) : time;
    });
  const clauses: Clause[] = [];
  let kind = "main" as Clause["kind"];
  let at = 0;
  const close = (end: number, next: Clause["kind"], from: number) => {
    const part = main.slice(at, end);
    if (/[a-z0-9]/.test(part)) clauses.push({ text: part, at, kind });
    kind = next;
    at = from;
  };
  for (const { 0: found, index } of main.matchAll(breaks)) {
    const word = found.replace(", ", "");
    if (word === "" || word === " and ") {
      if (kind === "time" || kind === "condition") close(index, "main", index + found.length);
    } else if (timeWords.has(word)) close(index, "time", index);
    else if (conditionWords.has(word)) close(index, "condition", index);
    else close(index, "main", index + found.length);
  }
  close(main.length, "main", main.length);
  return [...clauses, ...asides];
}

export function asideBehind(clauses: Clause[], at: number): string {
  const near = clauses.filter((one) => one.kind === "aside" && one.at >= at && one.at <= at + 120);
  return near.map(({ text }) => text).join("; ");
}

const deniedBefore =
  /\b(?:no|not|cannot|never|without|neither|nor|unable to|lack of|[a-z]{2,8}n't)\b(?![ -](?:cost|charge|fee|only|limited|additional|extra|required|necessary|needed|to mention|less than|more than|later than))/g;
/** Words like these end what a "no" before them denies. */
const saysOfItsOwn =
  /\b(?:is|are|was|were|be|necessary|required|needed|provided|included|paid|available|provides?|offers?|receives?|gets?)\b/;
const beginsAnew = /(?:,| and| so|:) (?:we|you|they|staff|employees|interns|the [a-z]{3,12}|it) |: |- /;
const verbs =
  /\b(?:(?:is|are|will be) (?:currently |also )?unavailable|(?:is|are|was|were|will|can|could|may|might|does|do|has|have|must|should|would)\b(?:n't)?(?: (?:also|currently|always|generally|typically|usually|be|been|still))*(?: (?:not|never|no longer|neither)\b)?|cannot\b|(?:isn't|aren't|won't|doesn't|don't|can't)|not (?:be )?(?:provided|included|offered|available|allowed|permitted|covered|paid|supplied|required|accepted|necessary|needed)|unavailable|provided|included|offered|available|furnished|covered|paid|supplied|allowed|permitted|welcome|required|preferred)/;
const ownClause = / (?:who|that|which) /;
const deniedVerb = /\bnot\b|n't|never|no longer|neither|cannot|unavailable/;

export function polarityOf(clause: string, start: number, end: number): Polarity {
  const before = clause.slice(Math.max(0, start - 90), start);
  for (const { 0: word, index } of before.matchAll(deniedBefore)) {
    const between = before.slice(index + word.length);
    if (word === "no" || word === "without" || word === "nor" || word === "neither") {
      if (between.length <= 40 && !saysOfItsOwn.test(between) && !beginsAnew.test(between)) return "denied";
    } else if (!beginsAnew.test(between) && !/, [a-z ]{3,30} (?:is|are|will) /.test(between)) return "denied";
  }
  const [after = ""] = clause.slice(end, end + 120).split(ownClause);
  const verb = verbs.exec(after);
  if (!verb) return /^:? ?(?:n\/a|none|no)\b(?! (?:cost|charge|fee))/.test(after) ? "denied" : "unsaid";
  return deniedVerb.test(verb[0]) && !/^[^.]{0,4}not (?:only|limited)/.test(after.slice(verb.index))
    ? "denied"
    : "affirmed";
}

/** "For trip leaders", "if you stay": what stands at this place holds only for some, or only then. */
export function isConditional(text: string, at: number, title: string): boolean {
  const clauses = clausesOf(text);
  const index = clauses.findIndex((one) => at >= one.at && at < one.at + one.text.length);
  const clause = clauses[index];
  if (!clause) return false;
  const [before, after] = [clauses[index - 1], clauses[index + 1]];
  const isJoined = (one?: Clause, other?: Clause) => one && other && one.at + one.text.length === other.at;
  const opening = isJoined(clauses[index - 2], before) ? undefined : before;
  const closing = isJoined(clause, after) && !/,./.test(text.slice(at, after?.at)) ? after : undefined;
  if ([opening, closing, clause].some((one) => one?.kind === "condition" && !ofWish.test(one.text)))
    return true;
  const inClause = at - clause.at;
  const start = Math.max(clause.text.lastIndexOf(",", inClause), clause.text.lastIndexOf(":", inClause)) + 1;
  const [part = ""] = clause.text.slice(start).split(/[,:]/);
  const aside = clauses.find((one) => one.kind === "aside" && one.at > at);
  const isBeside = aside && !/[,;]/.test(text.slice(at, aside.at));
  if (ofChance.test(part.slice(Math.max(0, inClause - start))) || (isBeside && onlySomeone.test(aside.text)))
    return true;
  const some = [ofSomeone.exec(clause.text), ofSomeone.exec(part), forSomeone.exec(part)].find(Boolean)?.[0];
  return some !== undefined && !isOf(title, some, part);
}

/** A posting for "Trip Leader" means its own worker by "trip leaders". */
function isOf(title: string, some: string, part: string): boolean {
  const job = title.toLowerCase();
  const rank = few.exec(some)?.[0];
  if (rank && !job.includes(rank)) return false;
  const named = [...`${some} ${part}`.matchAll(titleNames)].map(([name]) => name);
  return named.some((name) => job.includes(name));
}

export function anyOf(kinds: Record<string, RegExp>): RegExp {
  const sources = Object.values(kinds).map(({ source }) => source);
  return new RegExp(sources.join("|"));
}

/** Each kind of a fact once, by the first sentence that tells of it and not of other things. */
export function readKinds(
  name: string,
  kinds: Record<string, RegExp>,
  isOther: (text: string, sentence: Sentence) => boolean,
): FactReader {
  const telling = anyOf(kinds);
  return (reading) => {
    const found = new Map<string, Fact>();
    for (const { sentence, text } of tellingSentences(reading, telling).filter(
      (one) => !isOther(one.text, one.sentence),
    ))
      for (const [kind, words] of Object.entries(kinds)) {
        const there = found.has(kind) ? null : words.exec(text);
        if (there && polarityOf(text, there.index, there.index + there[0].length) !== "denied")
          found.set(kind, factOf(reading, sentence, there.index, name, kind));
      }
    return [...found.values()];
  };
}

export function factOf(
  reading: Reading,
  sentence: Sentence,
  at: number,
  name: string,
  value: string,
  more: Partial<Fact> = {},
): Fact {
  const small = plain(sentence.text.slice(0, longestSentence));
  if (!more.isUnsure && isConditional(small, at, reading.title)) more = { ...more, isUnsure: true };
  return { name, value, ...more, ...proofOf(reading.text, sentence, { from: at, to: at + 1 }) };
}
