import { eq, type SQL, sql } from "drizzle-orm";
import { lockListings } from "#core/jobs/intake/settle-listings.ts";
import { endSightingsOf } from "#core/jobs/intake/sighting-rows.ts";
import { contains } from "#core/jobs/query/contains.ts";
import { jobBlocks, jobs } from "#core/jobs/tables.ts";
import { type Db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { tidyLine } from "#core/text/tidy.ts";

type Rule = { kind: "company" | "keyword"; value: string };
type Blocked = "blocked company" | "blocked keyword";

export type FindBlock = (listing: { companySlug: string; title: string }) => Blocked | null;

export async function readBlocks(where: Db): Promise<FindBlock> {
  const { rows } = await where.execute<Rule>(sql`select kind, value from job_blocks`);
  const companies = new Set(rows.filter(({ kind }) => kind === "company").map(({ value }) => value));
  const keywords = rows.filter(({ kind }) => kind === "keyword").map(({ value }) => hasPhrase(value));
  return ({ companySlug, title }) => {
    if (companies.has(companySlug)) return "blocked company";
    const phrase = phraseOf(title);
    return keywords.some((isIn) => isIn(phrase)) ? "blocked keyword" : null;
  };
}

export function phraseOf(text: string): string {
  return tidyLine(text)
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, "-");
}

function hasPhrase(phrase: string): (title: string) => boolean {
  const letters = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "u");
  return (title) => pattern.test(title);
}

/** Writers wait for the same lock, so the block applies at once. */
export async function insertBlock(tx: Tx, block: typeof jobBlocks.$inferInsert): Promise<boolean> {
  await lockListings(tx);
  const made = await tx.insert(jobBlocks).values(block).onConflictDoNothing().returning({ id: jobBlocks.id });
  return made.length > 0;
}

export async function deleteBlock(tx: Tx, id: string): Promise<typeof jobBlocks.$inferSelect | null> {
  const [gone] = await tx.delete(jobBlocks).where(eq(jobBlocks.id, id)).returning();
  return gone ?? null;
}

const batchSize = 1_000;

export async function endBlocked(rule: Rule, now: Date): Promise<number> {
  const ids = (await findBlocked(rule)).map(({ id }) => id);
  let ended = 0;
  for (let at = 0; at < ids.length; at += batchSize)
    ended += await inTransaction((tx) => endListings(tx, ids.slice(at, at + batchSize), now), {
      timeout: 60_000,
    });
  return ended;
}

/** The live listings that the rule meets. Featured jobs are exempt. */
export async function findBlocked({ kind, value }: Rule) {
  const isMet: SQL =
    kind === "company" ? sql`${jobs.companySlug} = ${value}` : contains("title", surePartOf(value));
  const found = await inTransaction(
    (tx) =>
      tx
        .select({ id: jobs.id, title: jobs.title, companyName: jobs.companyName })
        .from(jobs)
        .where(sql`${isMet} and ${jobs.expiredAt} is null and ${jobs.featuredUntil} is null`),
    { timeout: 60_000 },
  );
  const isIn = hasPhrase(value);
  return found.filter(({ title }) => kind === "company" || isIn(phraseOf(title)));
}

/** Stored titles may have other apostrophes and hyphens. */
function surePartOf(phrase: string): string {
  return phrase.split(/['-]/).reduce((longest, part) => (part.length > longest.length ? part : longest));
}

async function endListings(tx: Tx, ids: string[], now: Date): Promise<number> {
  await lockListings(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  const ended = await tx.execute<{ id: string }>(sql`
    update jobs set expired_at = ${at}, end_reason = 'hidden'
    where id = any(${sql.param(ids)}::uuid[]) and expired_at is null and featured_until is null returning id`);
  const endedIds = ended.rows.map(({ id }) => id);
  await endSightingsOf(tx, endedIds, "hidden", now);
  return endedIds.length;
}
