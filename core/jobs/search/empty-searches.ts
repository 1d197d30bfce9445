import { sql } from "drizzle-orm";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { emptySearches } from "#core/jobs/search/tables.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { logger } from "#core/platform/logger.server.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { dayMs } from "#core/text/time.ts";

/** So many readers must have asked for the same before anybody sees it. */
export const leastReaders = 3;
const longest = 60;
const mostDigits = 4;
/** What one reader adds in a day; whoever asks for more is no reader. */
const mostOfReader = { count: 50, seconds: dayMs / 1000 };

/**
 * Writes down that nothing was found by this title, where the title is all that was asked for `within` a list. Only of who has
 * an account: others cannot be told apart without keeping who they are. Nobody waits for it, and nothing comes of its failing.
 */
export function noteEmptySearch({ titles = [], ...others }: JobQuery, viewer: Viewer, within = ""): void {
  const [typed = "", second] = titles;
  const isNarrowed = second !== undefined || Object.values(others).some((value) => value !== undefined);
  if (viewer.kind === "anonymous" || isNarrowed || !plainWords(typed).length) return;
  const words = keptWords(`${typed} ${within}`);
  if (words)
    note(words, viewer.userId).catch((error) => logger.warn({ err: error }, "an empty search was not noted"));
}

/** A search as it is kept; null for one that may say something of a person. */
export function keptWords(typed: string): string | null {
  const words = plainWords(typed).join(" ");
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  return !words || words.length > longest || typed.includes("@") || digits > mostDigits ? null : words;
}

async function note(words: string, userId: string) {
  if (!(await takeFrom("empty-searches", mostOfReader, userId)).ok) return;
  const reader = signatureOf("empty-search", `${words}\0${userId}`);
  await db.insert(emptySearches).values({ words, reader }).onConflictDoNothing();
}

export type EmptySearch = { words: string; readers: number; firstAt: Date; lastAt: Date };

/** Those that enough readers asked for, most readers first; `search` is part of the words. */
export async function listEmptySearches({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ searches: EmptySearch[]; total: number }> {
  const { words, createdAt } = emptySearches;
  const asked = db
    .select({
      words,
      readers: sql<number>`count(*)::int`.as("readers"),
      firstAt: sql<Date>`min(${createdAt})`.mapWith(createdAt).as("first_at"),
      lastAt: sql<Date>`max(${createdAt})`.mapWith(createdAt).as("last_at"),
      total: sql<number>`(count(*) over ())::int`.as("total"),
    })
    .from(emptySearches)
    .where(search ? sql`${words} like ${containing(search.toLowerCase())}` : undefined)
    .groupBy(words)
    .having(sql`count(*) >= ${leastReaders}`)
    .as("asked");
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db.select().from(asked).orderBy(sql`readers desc, words`).limit(limit).offset(offset),
    db.$count(asked),
  ]);
  return { searches: rows, total };
}
