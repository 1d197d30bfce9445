import { type SQL, sql } from "drizzle-orm";
import { readFactCondition } from "#core/jobs/facts/read-fact-condition.ts";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { type Tier, tiers } from "#core/jobs/search/search-tiers.ts";
import { db } from "#core/platform/db.server.ts";
import type { WordQuery } from "#core/search/phrase-query.ts";
import type { Search } from "#core/search/search.ts";
import { tellingWords } from "#core/search/stems.ts";
import { conditionQueries, wordQueries } from "#core/search/word-query.ts";

export type Hit = { id: string; datePosted: Date };

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

/** PostgreSQL's order is D, C, B, A: description, places and job type, employer, title. */
const weights = sql.raw("'{0.02, 0.3, 0.6, 1}'");
/** For wider words, the employer's name counts little. */
const widerWeights = sql.raw("'{0.02, 0.3, 0.02, 1}'");

/** PostgreSQL ranks words wherever they are, even if the query names one part. */
const titleWeight = sql.raw("'{0, 0, 0, 1}'");
/** An employer may have some of several words: "Tower Lead" of a camp matches "camp counselor". */
const ownWeights = sql.raw("'{0, 0, 0.3, 1}'");

/** Scores are whole thousandths, so cursors compare equal. Null when all jobs are equal. */
function scoreOf(search: Search, tier: Tier): SQL | null {
  const { typed, some, last, head, wider, anywhere, ownWork, each, time } = wordQueries(search);
  // Fully remote jobs rank above partly remote ones.
  if (search.work === "remote" && !search.terms.length) return when(sql`work_arrangement = 'remote'`, 1);
  if (!typed || !some || !last) return null;
  const asked = (query: string) => sql`to_tsquery('pg_catalog.english', ${query})`;
  const rank = (column: SQL, query: string, by = weights) => sql`ts_rank(${by}, ${column}, ${asked(query)})`;
  const has = (column: SQL, query: string) => sql`ts_match_vq(${column}, ${asked(query)})`;
  const ofAll = (queries: (WordQuery | null)[]) => queries.flatMap((query) => query?.whole ?? []).join(" & ");
  const inHead = sql`search_words`;
  const inText = sql`description_words`;
  const text = ofAll(anywhere.map(({ text }) => text));
  // "Winter and Summer Intern" is for both seasons.
  const isOther = time && sql`${has(inHead, time.others)} and not ${has(inHead, time.asked)}`;
  const met = isAtLeastWider(tier) ? statedInWords(search) : [];
  const stated = conditions(search);
  // Among wider words, a stated fact ranks above a single word.
  const weighed = isAtLeastWider(tier) ? stated.map((one) => sql`2 * ${one}`) : stated;
  const beside = [...asTyped(search), ...weighed, ...met, ...(isOther ? [when(isOther, -1)] : [])];
  const by = search.terms.some(({ words }) => words.includes(" ")) ? ownWeights : titleWeight;
  const own = sql`${rank(inHead, some, by)} + ${rank(inHead, last, by)}`;
  // "Archaeological Technician" comes before a cultural researcher for "archaeology field tech".
  const doesWork = ownWork ? [when(has(inHead, ownWork), 1)] : [];
  const said = text ? [when(has(inText, text), 0.5)] : [];
  // Of rangers, one whose text has "wilderness" is nearer to a wilderness ranger.
  const inTitle = sql`ts_filter(search_words, '{a}')`;
  const told = each.map((word) =>
    when(sql`(${has(inTitle, word)} or ${has(inText, word)})`, 0.5 / each.length),
  );
  if (tier === "description") return sum([...(text ? [rank(inText, text)] : []), own, ...beside]);
  // Typed words rank above ours, and texts that use them above texts that don't.
  if (isAtLeastWider(tier))
    return sum([
      rank(inHead, ofAll(wider.map(({ head }) => head)), widerWeights),
      own,
      ...said,
      ...told,
      ...doesWork,
      ...beside,
    ]);
  // The word itself ranks above its synonyms.
  return sum([when(has(inHead, typed), 1), rank(inHead, ofAll(head.map(({ head }) => head))), ...beside]);
}

function isAtLeastWider(tier: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf("wider");
}

/**
 * A job that mentions a condition ranks above one that does not: an internship with birds, for "wildlife
 * internship".
 */
function statedInWords({ terms }: Search): SQL[] {
  const asked = (query: string) => sql`to_tsquery('pg_catalog.english', ${query})`;
  return conditionQueries(terms).map(({ head, text }) => {
    const inHead = sql`ts_match_vq(search_words, ${asked(head.whole)})`;
    const inText = text && sql`ts_match_vq(description_words, ${asked(text.whole)})`;
    return sql`case when ${inHead} then 1${inText ? sql` when ${inText} then 0.7` : sql``} else 0 end`;
  });
}

/** Typed words rank above others with the same stem: "forester" above "forest". */
function asTyped({ terms }: Search): SQL[] {
  const words = [...new Set(terms.flatMap(({ words }) => tellingWords(words.split(" "))))];
  const part = 1 / words.length;
  return words.map((word) => {
    const one = word.replace(/(?<=[^s])s$/, "");
    return when(sql`lower(title) ~ ${`\\m(?:${one}|${one}s|${one}es)\\M`}`, part);
  });
}

/** Jobs that state the condition rank first, silent jobs next, and jobs that deny it last. */
function conditions({ terms }: Search): SQL[] {
  const has = (words: readonly string[]) => sql`facets && ${sql.param([...words])}::text[]`;
  return terms.flatMap(({ facts }) => {
    if (!facts) return [];
    const says = facts.says.map(
      (word, place) => sql`when ${has([word])} then ${sql.raw(String(1 - place / 10))}`,
    );
    const read = facts.read ? sql`when ${readFactCondition(facts.read).opaque} then 0.9` : sql``;
    return sql`case ${sql.join(says, sql` `)} ${read} when ${has(facts.denies)} then -1 else 0 end`;
  });
}

function when(condition: SQL, score: number): SQL {
  return sql`case when ${condition} then ${sql.raw(String(score))} else 0 end`;
}

function sum(scores: SQL[]): SQL {
  return sql.join(scores, sql` + `);
}

export function byRank(a: RankedCursor, b: RankedCursor): number {
  return (
    tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
    (b.score ?? 0) - (a.score ?? 0) ||
    b.datePosted.getTime() - a.datePosted.getTime() ||
    (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}
