import { type SQL, sql } from "drizzle-orm";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { hasReadFact } from "#core/jobs/search/read-facts.ts";
import { type Tier, tiers } from "#core/jobs/search/search-tiers.ts";
import { db } from "#core/platform/db.server.ts";
import type { WordQuery } from "#core/search/phrase-query.ts";
import type { Search } from "#core/search/search.ts";
import { tellingWords } from "#core/search/stems.ts";
import { conditionQueries, wordQueries } from "#core/search/word-query.ts";

/** A job of a tier, before it is known how well it meets the search within it. */
export type Hit = { id: string; datePosted: Date };

/** The jobs of a tier, the better first. */
export async function scoreJobs(search: Search, tier: Tier, hits: Hit[]): Promise<RankedCursor[]> {
  const score = scoreOf(search, tier);
  const scores = score && hits.length > 1 ? await readScores(score, hits) : new Map<string, number>();
  return hits.map((hit) => ({ ...hit, tier, score: scores.get(hit.id) ?? 0 })).sort(byRank);
}

async function readScores(score: SQL, hits: Hit[]): Promise<Map<string, number>> {
  const ids = hits.map(({ id }) => id);
  const { rows } = await db.execute<{ id: string; score: number }>(
    sql`select id, round(1000 * (${score}))::int as score from jobs where id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, score }) => [id, score]));
}

/** The weights of the description, of places and job type, of the employer and of the title. */
const weights = sql.raw("'{0.02, 0.3, 0.6, 1}'");
/** Beside wider words of a title, what an employer is called counts for little. */
const widerWeights = sql.raw("'{0.02, 0.3, 0.02, 1}'");

/** A rank looks at words wherever they stand, whatever part the question names. */
const titleWeight = sql.raw("'{0, 0, 0, 1}'");
/** Of a search of several words the employer may have some: "Tower Lead" of a camp for "camp counselor". */
const ownWeights = sql.raw("'{0, 0, 0.3, 1}'");

/** Rounded to a whole number of thousandths, so that a cursor compares equal. Null where none is better than another. */
function scoreOf(search: Search, tier: Tier): SQL | null {
  const { typed, some, last, head, wider, anywhere, time } = wordQueries(search);
  // Who can do all of it from home comes before who can do some.
  if (search.work === "remote" && !search.terms.length) return when(sql`work_arrangement = 'remote'`, 1);
  if (!typed || !some || !last) return null;
  const asked = (query: string) => sql`to_tsquery('pg_catalog.english', ${query})`;
  const rank = (column: SQL, query: string, by = weights) => sql`ts_rank(${by}, ${column}, ${asked(query)})`;
  const has = (column: SQL, query: string) => sql`ts_match_vq(${column}, ${asked(query)})`;
  const ofAll = (queries: (WordQuery | null)[]) => queries.flatMap((query) => query?.whole ?? []).join(" & ");
  const inHead = sql`search_words`;
  const inText = sql`description_words`;
  const text = ofAll(anywhere.map(({ text }) => text));
  // "Winter and Summer Intern" is for both.
  const isOther = time && sql`${has(inHead, time.others)} and not ${has(inHead, time.asked)}`;
  const met = isAtLeastWider(tier) ? statedInWords(search) : [];
  const stated = conditions(search);
  // Among wider words, who says what was asked comes before who has a word of it.
  const weighed = isAtLeastWider(tier) ? stated.map((one) => sql`2 * ${one}`) : stated;
  const beside = [...asTyped(search), ...weighed, ...met, ...(isOther ? [when(isOther, -1)] : [])];
  const by = search.terms.some(({ words }) => words.includes(" ")) ? ownWeights : titleWeight;
  const own = sql`${rank(inHead, some, by)} + ${rank(inHead, last, by)}`;
  const said = text ? [when(has(inText, text), 0.5)] : [];
  if (tier === "description") return sum([...(text ? [rank(inText, text)] : []), own, ...beside]);
  // A word that was typed comes before those that we add, and a text that speaks of it before one that does not.
  if (isAtLeastWider(tier))
    return sum([rank(inHead, ofAll(wider.map(({ head }) => head)), widerWeights), own, ...said, ...beside]);
  // A word comes before what means the same.
  return sum([when(has(inHead, typed), 1), rank(inHead, ofAll(head.map(({ head }) => head))), ...beside]);
}

function isAtLeastWider(tier: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf("wider");
}

/** Of wider words, a job that says a condition comes before one that does not: an internship with birds, for "wildlife internship". */
function statedInWords({ terms }: Search): SQL[] {
  const asked = (query: string) => sql`to_tsquery('pg_catalog.english', ${query})`;
  return conditionQueries(terms).map(({ head, text }) => {
    const inHead = sql`ts_match_vq(search_words, ${asked(head.whole)})`;
    const inText = text && sql`ts_match_vq(description_words, ${asked(text.whole)})`;
    return sql`case when ${inHead} then 1${inText ? sql` when ${inText} then 0.7` : sql``} else 0 end`;
  });
}

/** Of words with the same stem those that were typed come first: "forester" before "forest". */
function asTyped({ terms }: Search): SQL[] {
  const words = [...new Set(terms.flatMap(({ words }) => tellingWords(words.split(" "))))];
  const part = 1 / words.length;
  return words.map((word) => {
    const one = word.replace(/(?<=[^s])s$/, "");
    return when(sql`lower(title) ~ ${`\\m(?:${one}|${one}s|${one}es)\\M`}`, part);
  });
}

/** A job that states what a term asks for comes before one that does not say, and that before one that denies it. */
function conditions({ terms }: Search): SQL[] {
  const has = (words: readonly string[]) => sql`facets && ${sql.param([...words])}::text[]`;
  return terms.flatMap(({ facts }) => {
    if (!facts) return [];
    const says = facts.says.map(
      (word, place) => sql`when ${has([word])} then ${sql.raw(String(1 - place / 10))}`,
    );
    const read = facts.read ? sql`when ${hasReadFact(facts.read)} then 0.9` : sql``;
    return sql`case ${sql.join(says, sql` `)} ${read} when ${has(facts.denies)} then -1 else 0 end`;
  });
}

function when(condition: SQL, score: number): SQL {
  return sql`case when ${condition} then ${sql.raw(String(score))} else 0 end`;
}

function sum(scores: SQL[]): SQL {
  return sql.join(scores, sql` + `);
}

/** The better first. */
export function byRank(a: RankedCursor, b: RankedCursor): number {
  return (
    tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
    (b.score ?? 0) - (a.score ?? 0) ||
    b.datePosted.getTime() - a.datePosted.getTime() ||
    (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}
