import { type SQL, sql } from "drizzle-orm";
import { hourlySteps } from "#core/facts/fact-words.ts";
import { hasReadFact } from "#core/jobs/facts/read-fact-condition.ts";
import { minSalaries } from "#core/jobs/query/job-query.ts";
import { hasFacet, type Need } from "#core/jobs/query/need.ts";
import {
  allOf,
  anyOf,
  close,
  inOrder,
  near,
  together,
  widestInOrder,
} from "#core/jobs/query/word-queries.ts";
import { jobs } from "#core/jobs/tables.ts";
import { saidWord } from "#core/search/conditions-said.ts";
import { namesSetting } from "#core/search/names-worker.ts";
import type { Ask } from "#core/search/read-amounts.ts";
import type { Term } from "#core/search/search.ts";
import { tellingWords } from "#core/search/stems.ts";
import { isBroad, writtenOut } from "#core/search/trade-words.ts";

/**
 * One way in which a job may say a term. A weak one makes it come near, but it doesn't have the term. Whatever meets one that only
 * ranks meets another, too.
 */
export type Level = {
  value: number;
  is: Need;
  isWeak?: true;
  onlyRanks?: true;
  /** Near work; in a title, only what isn't broad. */
  isWider?: true;
  /** Said in the text. */
  isText?: true;
};

const byRank = [4, 3.6, 3.2];
const lowest = 2.8;

/** All ways in which a job may say the term, the best first. */
export function levelsOf(term: Term, now: Date): Level[] {
  const levels = term.ask ? levelsOfAsk(term.ask, now) : [...levelsOfFacts(term), ...levelsOfWords(term)];
  return levels.sort((a, b) => b.value - a.value);
}

function levelsOfFacts({ facts, condition, said, isTime }: Term): Level[] {
  const { says = [], read } = facts ?? {};
  // Where a fact is read from texts, they say it so. A text may also speak of another's summer, or of others' seasonal work.
  const isWeak = says.length > 0 || isTime;
  const texts: Need[] = [
    ...(condition ? [{ facets: [saidWord(condition)] }] : []),
    ...(said.length ? [{ text: near(widestInOrder(said)) }] : []),
  ];
  return [
    ...says.map((word, at) => ({ value: byRank[at] ?? lowest, is: { facets: [word] } })),
    ...(read ? [{ value: 3, is: hasReadFact(read) }] : []),
    ...texts.map((is) => ({
      value: isWeak ? 1.5 : 3,
      is,
      isText: true as const,
      ...(isWeak && { isWeak: true as const }),
    })),
  ];
}

/** "Forester" before "forest", whose stem is the same. */
function asTyped(words: string): SQL {
  const one = words.replace(/(?<=[^s])s$/, "").replace(/[^\p{L}\p{N} ]/gu, " ");
  return sql`lower(${jobs.title}) ~ ${`\\m${one}(?:s|es)?\\M`}`;
}

function levelsOfWords({ words, equals, wider, employers, isQuoted, isWorker, isCondition }: Term): Level[] {
  const typed = words.split(" ");
  const telling = tellingWords(isQuoted ? typed : writtenOut(typed));
  const isOne = telling.length < 2;
  const all = (weight: string) => (isQuoted || isOne ? inOrder(words, weight) : together(words, weight));
  const levels: Level[] = [
    { value: isOne ? 4 : 4.4, is: asTyped(words), onlyRanks: true },
    { value: isOne ? 3.9 : 4.3, is: { head: inOrder(words, "A") } },
    {
      value: 1.45,
      isWeak: true,
      is: { text: anyOf([words, ...equals].map((phrase) => inOrder(phrase, "D"))) },
    },
    // "Salmon" is a fish before it is a town in Idaho.
    { value: 1, is: { head: all("C") }, ...(equals.length + wider.length > 0 && { isWeak: true as const }) },
  ];
  if (employers.length)
    levels.push({ value: 4.5, is: { head: anyOf(employers.map((name) => inOrder(name, "B"))) } });
  if (isCondition)
    levels.push({
      value: 3.4,
      is: { head: anyOf([words, ...equals].map((phrase) => inOrder(phrase, "C"))) },
    });
  if (!isQuoted && !isOne)
    levels.push(
      { value: 3.6, is: { head: all("A") } },
      // A guide at a kayaking school is a kayak guide.
      {
        value: 2.4,
        is: {
          head: allOf([
            ...telling.slice(0, -1).map((word) => inOrder(word, "AB")),
            inOrder(telling.at(-1) ?? "", "A"),
          ]),
        },
      },
    );
  if (equals.length) levels.push({ value: 3.6, is: { head: close(equals, "A") } });
  // A "mason" is not a cook at Mason Bend, but a park is where its service works.
  if (!isWorker || !isOne)
    levels.push({
      value: isOne && namesSetting([words]) ? 3.5 : 1.6,
      is: { head: isWorker ? inOrder(words, "B") : all("B") },
    });
  const isNear = { isWeak: true, isWider: true } as const;
  const broad = wider.filter(isBroad);
  const narrow = wider.filter((phrase) => !isBroad(phrase));
  if (narrow.length) levels.push({ value: 1.6, ...isNear, is: { head: close(narrow, "A") } });
  if (broad.length) levels.push({ value: 1.1, isWeak: true, is: { head: close(broad, "A") } });
  // Of near work, first what the text says the rest of: a park ranger who patrols wilderness, for "wilderness ranger".
  const rest = isOne ? telling : telling.slice(0, -1);
  if (wider.length && !isQuoted)
    levels.push({
      value: 1.8,
      ...isNear,
      is: { text: allOf([close(wider, "A"), ...rest.map((word) => inOrder(word, "D"))]) },
    });
  if (isQuoted || isOne) return levels;
  return [...levels, ...levelsOfParts(telling)];
}

/** The last word says the most: "counselor" in "camp counselor". */
function levelsOfParts(words: string[]): Level[] {
  const others = words.slice(0, -1);
  const last = inOrder(words.at(-1) ?? "", "A");
  const beside = allOf([last, ...others.map((word) => inOrder(word, "D"))]);
  return [
    { value: 1.5, isWeak: true, is: { text: beside } },
    { value: 0.8, isWeak: true, is: { head: last } },
    { value: 0.8, isWeak: true, is: { text: allOf(words.map((word) => inOrder(word, "D"))) } },
    { value: 0.6, isWeak: true, is: { head: anyOf(others.map((word) => inOrder(word, "A"))) } },
  ];
}

const hoursOfYear = 2_080;
const youngest = 14;

/** By the step of pay below it, which has an index. */
function atLeastYearly(amount: number): SQL {
  const step = minSalaries.findLast((step) => step <= amount);
  return step ? hasFacet([`pay:${step}`]) : sql`${jobs.salaryYearly} is not null`;
}

function levelsOfAsk(ask: Ask, now: Date): Level[] {
  const fact = (value: number, is: Need): Level => ({ value, is });
  if ("hourly" in ask) {
    const { hourly } = ask;
    const yearly = hourly * hoursOfYear;
    const inDollars = sql`${atLeastYearly(yearly)} and ${jobs.salaryCurrency} = 'USD' and ${jobs.salaryUnit} = 'hour'`;
    const step = hourlySteps.findLast((step) => step <= hourly) ?? hourlySteps[0];
    return [
      fact(4, sql`(${inDollars} and ${jobs.salaryMin} >= ${hourly}::float8)`),
      fact(
        3,
        sql`(${inDollars} and ${jobs.salaryMin} is not null and ${jobs.salaryMax} >= ${hourly}::float8)`,
      ),
      fact(2.8, sql`(${hasFacet([`pay-hour:${step}`])} and ${jobs.salaryUnit} is null)`),
      fact(
        2,
        sql`(${atLeastYearly(yearly)} and ${jobs.salaryUnit} <> 'hour' and ${jobs.salaryCurrency} = 'USD' and ${jobs.salaryYearly} >= ${yearly}::float8)`,
      ),
    ];
  }
  if ("yearly" in ask) {
    const { yearly, by } = ask;
    const inUnit =
      by &&
      sql`${atLeastYearly(yearly)} and ${jobs.salaryUnit} = ${by.unit} and ${jobs.salaryCurrency} = 'USD'`;
    return [
      ...(by
        ? [
            fact(4, sql`(${inUnit} and ${jobs.salaryMin} >= ${by.amount}::float8)`),
            fact(3.6, sql`(${inUnit} and ${jobs.salaryMax} >= ${by.amount}::float8)`),
          ]
        : []),
      fact(
        4,
        sql`(${atLeastYearly(yearly)} and ${jobs.salaryUnit} = 'year' and ${jobs.salaryMin} >= ${yearly}::float8)`,
      ),
      fact(3, sql`(${atLeastYearly(yearly)} and ${jobs.salaryYearly} >= ${yearly}::float8)`),
    ];
  }
  if ("age" in ask) {
    const ages = Array.from(
      { length: Math.max(1, ask.age - youngest + 1) },
      (_, at) => `min_age:${youngest + at}`,
    );
    const { age } = ask;
    const texts = [`${age} years of age`, `${age} years old`, `age ${age}`, `ages ${age}`].map((text) =>
      inOrder(text, ""),
    );
    return [
      fact(4, { facets: ages }),
      { value: 3.4, is: { text: anyOf(texts) } },
      ...(age < 18 ? [fact(3, { facets: [saidWord("teens")] })] : []),
    ];
  }
  const year = now.getUTCFullYear() + (ask.startsIn - 1 < now.getUTCMonth() ? 1 : 0);
  return [fact(4, { facets: [`start:${year}-${String(ask.startsIn).padStart(2, "0")}`] })];
}
