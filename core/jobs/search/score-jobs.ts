import { type SQL, sql } from "drizzle-orm";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { type Tier, tiers } from "#core/jobs/search/search-tiers.ts";
import { db } from "#core/platform/db.server.ts";
import type { Search } from "#core/search/search.ts";
import { wordQueries } from "#core/search/word-query.ts";

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

/** Rounded to a whole number of thousandths, so that a cursor compares equal. Null where none is better than another. */
function scoreOf(search: Search, tier: Tier): SQL | null {
  const { typed, some, head, wider, anywhere } = wordQueries(search);
  if (!typed || !some || !head || !wider) return null;
  const asked = (query: string) => sql`to_tsquery('pg_catalog.english', ${query})`;
  const rank = (column: SQL, query: string) => sql`ts_rank(${weights}, ${column}, ${asked(query)})`;
  const words = sql`search_words`;
  const stated = sql.join([sql`0`, ...conditions(search)], sql` + `);
  if (tier === "description") return sql`${rank(sql`description_words`, anywhere.join(" & "))} + ${stated}`;
  // A word that was typed comes before those that we add.
  if (tiers.indexOf(tier) >= tiers.indexOf("wider"))
    return sql`${rank(words, wider)} + 2 * ${rank(words, some)} + ${stated}`;
  // A word comes before what means the same.
  return sql`case when ts_match_vq(${words}, ${asked(typed)}) then 1 else 0 end + ${rank(words, head)} + ${stated}`;
}

/** A job that states what a term asks for comes before one that does not say, and that before one that denies it. */
function conditions({ terms }: Search): SQL[] {
  const has = (words: readonly string[]) => sql`facets && ${sql.param([...words])}::text[]`;
  return terms.flatMap(({ facts }) =>
    facts ? sql`case when ${has(facts.says)} then 1 when ${has(facts.denies)} then -1 else 0 end` : [],
  );
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
