import { type SQL, sql } from "drizzle-orm";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { type Need, oneOf, sqlOf } from "#core/jobs/query/need.ts";
import {
  allOf,
  anyOf,
  anyTogether,
  textOf,
  together,
  type WordQuery,
  widest,
} from "#core/jobs/query/word-queries.ts";
import { saidWord } from "#core/search/conditions-said.ts";
import { tellingWords } from "#core/search/stems.ts";
import {
  type Asked,
  type AskedTerm,
  deniesNone,
  type Shares,
  saysOne,
  shareOfTerm,
  weightOf,
} from "./question.ts";
import type { Level } from "./term-levels.ts";

export type Ranking = {
  terms: WeighedTerm[];
  /** Where no work is asked, or only an employer, the length of a title says nothing. */
  hasWork: boolean;
  /** Null where only jobs that have all of it are shown. */
  near: Near | null;
};

type WeighedTerm = AskedTerm & { weight: number };

type Near = {
  fixed: Condition[];
  /** Jobs that say some of it in title, employer, place, type or facts, and those whose texts have all of it. */
  heads: Need;
  texts: Need;
  /** Looking for words in texts takes longer than for facts. */
  readsTexts: boolean;
  values: SQL;
  isShown: SQL;
};

/** A way that is worth more than this counts as said. */
const said = 2.2;
const coverage = 1.5;
const mostExpected = 3_000;
const mostTexts = 10_000;

export function rankBy(
  asked: Asked,
  fixed: Condition[] | null,
  shareOf: Shares,
  total: number,
): Ranking | null {
  const work = asked.terms.filter(({ kind }) => kind === "work");
  const terms = asked.terms.map((term) => ({ ...term, weight: weightOf(term, work.length > 0, shareOf) }));
  if (!terms.length) return null;
  const ranking: Ranking = { terms, hasWork: work.some(({ term }) => !term?.employers.length), near: null };
  if (fixed === null) return ranking;
  ranking.near = {
    fixed: [...fixed, { key: "denied", is: deniesNone(asked) }],
    ...candidatesFor(terms, shareOf, total),
    values: sql`array[${sql.join(
      terms.map((_, at) => valueAt(at)),
      sql`, `,
    )}]`,
    // What has only the place or a condition of some work is other work.
    isShown: work.length ? oneOf(terms.flatMap(shownBy)) : sql`true`,
  };
  return ranking;
}

function shownBy({ kind, term }: AskedTerm, at: number): SQL[] {
  const value = sql`values[${sql.raw(String(at + 1))}]`;
  if (kind === "work") return [sql`${value} <> 0`];
  return term?.isFirm && !term.ask ? [sql`${value} >= 2.8`] : [];
}

/** By the rarer kinds of work, or where no work is asked, by the conditions that weigh the most. */
function candidatesFor(
  terms: WeighedTerm[],
  shareOf: Shares,
  total: number,
): Pick<Near, "heads" | "texts" | "readsTexts"> {
  const work = terms.filter(({ kind }) => kind === "work");
  const some = work.length ? work : terms.filter(({ kind }) => kind !== "filler");
  const heaviest = Math.max(...some.map(({ weight }) => weight));
  const rare = some.filter((term) =>
    work.length ? total * shareOfTerm(term, shareOf) <= mostExpected : term.weight >= 0.8 * heaviest,
  );
  const firm = work.length ? terms.filter(({ term }) => term?.isFirm && !term.ask) : [];
  const asked = [...(rare.length ? rare : some.toSorted((a, b) => b.weight - a.weight).slice(0, 1)), ...firm];
  const read = some.flatMap(({ term }) => (term && !term.ask ? [term] : []));
  const amounts = terms.flatMap(({ term, levels }) => (term?.ask ? [saysOne(levels)] : []));
  const texts = read
    .filter(({ condition }) => !condition)
    .map(({ words, equals, said }) =>
      anyOf([words, ...equals, ...said].map((phrase) => together(phrase, ""))),
    );
  const states: Need[] = read.flatMap(({ condition }) =>
    condition ? [{ facets: [saidWord(condition)] }] : [],
  );
  // One by one, since an index compares each of its hits with the whole of what is asked.
  const heads = new Map(asked.flatMap(headsOf).map((head) => [textOf(head), { head }]));
  return {
    heads: { some: [...heads.values(), ...asked.flatMap(factsOf)] },
    texts: read.length
      ? { each: [...states, ...amounts, ...(texts.length ? [{ text: allOf(texts), most: mostTexts }] : [])] }
      : sql`false`,
    readsTexts: texts.length > 0,
  };
}

/** Without places of words, which an index doesn't have and each job would be read for. */
function headsOf({ term }: AskedTerm): WordQuery[] {
  if (!term || term.ask) return [];
  const phrases = [...tellingWords(term.words.split(" ")), ...term.equals, ...term.wider, ...term.employers];
  const asked = Map.groupBy(widest(phrases), (phrase) => phrase.includes(" "));
  return [...asked.values()].map(anyTogether);
}

function factsOf({ term, levels }: AskedTerm): Need[] {
  if (term?.ask) return [saysOne(levels)];
  const facts = levels.flatMap(({ is, isText, onlyRanks }) =>
    "head" in is || "text" in is || isText || onlyRanks ? [] : [is],
  );
  return facts.length || term ? facts : [saysOne(levels)];
}

/** A join that gives how well each job says each term, as v1, v2, … Below zero, it only comes near. */
export function valuesOf({ terms }: Ranking): SQL {
  const values = terms.map(({ levels }, at) => sql`${valueSaid(levels)} as ${valueAt(at)}`);
  // Without the offset, PostgreSQL would work out each value wherever it is used.
  return sql`cross join lateral (select ${sql.join(values, sql`, `)} offset 0) told`;
}

/** How many of the terms a job says anywhere but in its text, by their weights. */
export function roughScoreOf({ terms }: Ranking): SQL {
  const said = terms.map(
    ({ levels, weight }) =>
      sql`case when ${meets(levels.filter(({ is }) => !("text" in is)))} then ${sql.raw(weight.toFixed(3))} else 0 end`,
  );
  return sql`(${sql.join(said, sql` + `)})`;
}

/**
 * How well a job says all terms: each by its weight, times how much of what was asked it says at all. A long title says each of its
 * words less.
 */
export function scoreOf({ terms, hasWork }: Ranking): SQL {
  const sum = (each: (weight: SQL, value: SQL) => SQL) =>
    sql`(${sql.join(
      terms.map(({ weight }, at) => each(sql.raw(weight.toFixed(3)), valueAt(at))),
      sql` + `,
    )})`;
  const whole = sql.raw(terms.reduce((sum, { weight }) => sum + weight, 0).toFixed(3));
  const told = sum((weight, value) => sql`${weight} * abs(${value})`);
  const covered = sum((weight, value) => sql`${weight} * least(1, abs(${value}) / ${sql.raw(String(said))})`);
  const words = sql`1 + length(jobs.title) - length(replace(jobs.title, ' ', ''))`;
  const length = hasWork ? sql`(1 + 0.02 * (${words}))` : sql`1`;
  return sql`round((${told} * power(${covered} / ${whole}, ${sql.raw(String(coverage))}) / ${length})::numeric, 4)::float8`;
}

function meets(levels: readonly Level[]): SQL {
  return sqlOf(saysOne(levels), "of one");
}

function valueAt(at: number): SQL {
  return sql.raw(`v${at + 1}`);
}

/** What it has counts before what only comes near. Weak values are below zero, so the least is the best. */
function valueSaid(levels: readonly Level[]): SQL {
  const strong = levels.filter(({ isWeak }) => !isWeak);
  const weak = levels.filter(({ isWeak }) => isWeak);
  const texts = weak.filter(({ is }) => "text" in is);
  // To read a text takes as long as all else, so it is asked once whether it has any of these.
  const inText =
    texts.length > 1 ? sql`case when ${meets(texts)} then ${caseOf(texts)} else 0 end` : caseOf(texts);
  const near = sql`least(${caseOf(weak.filter((level) => !texts.includes(level)))}, ${inText})`;
  return sql`(${caseOf(strong, near)})::float8`;
}

function caseOf(levels: readonly Level[], otherwise = sql`0`): SQL {
  if (!levels.length) return otherwise;
  const cases = levels.map((level) => sql`when ${sqlOf(level.is, "of one")} then ${worthOf(level)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

function worthOf({ value, isWeak }: Level): SQL {
  return sql.raw((isWeak ? -value : value).toFixed(2));
}
