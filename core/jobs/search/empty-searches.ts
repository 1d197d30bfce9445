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

/** A search stays private until this many readers have made it. */
export const leastReaders = 3;
const longest = 60;
const mostDigits = 4;
/** More than this in a day does not come from a reader. */
const mostOfReader = { count: 50, seconds: dayMs / 1000 };

/**
 * Counts only readers with an account, because others cannot be told apart without tracking them. Failures
 * are ignored.
 */
export function noteEmptySearch({ titles = [], ...others }: JobQuery, viewer: Viewer, within = ""): void {
  const [typed = "", second] = titles;
  const isNarrowed = second !== undefined || Object.values(others).some((value) => value !== undefined);
  if (viewer.kind === "anonymous" || isNarrowed || !plainWords(typed).length) return;
  const words = storableWords(`${typed} ${within}`);
  if (words)
    note(words, viewer.userId).catch((error) => logger.warn({ err: error }, "an empty search was not noted"));
}

/** Null for text that may identify a person. */
export function storableWords(typed: string): string | null {
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
