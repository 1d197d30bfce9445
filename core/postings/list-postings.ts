import { and, desc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

export const mostListed = 500;

export function listPostings({ all = false } = {}): Promise<PostingRow[]> {
  return select(all ? undefined : isOpen).limit(mostListed);
}

export function paidPostings(most: number): Promise<PostingRow[]> {
  return select(eq(postedJobs.isPaid, true)).limit(most);
}

/**
 * `search` matches part of title, company or address, or the start of an id. Includes unpaid and ended
 * postings.
 */
export async function searchPostings({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ postings: PostingRow[]; total: number }> {
  const { title, companyName, contactEmail, location } = postedJobs;
  const looked = containing(search);
  const hasText = or(...[title, companyName, contactEmail, location].map((column) => ilike(column, looked)));
  const isMeant = search ? or(hasText, idStartsWith(search)) : isOpen;
  const { limit, offset } = rowsOf(page);
  const [postings, total] = await Promise.all([
    select(isMeant).limit(limit).offset(offset),
    db.$count(postedJobs, isMeant),
  ]);
  return { postings, total };
}

export function countHeldPostings(): Promise<number> {
  return db.$count(postedJobs, and(eq(postedJobs.status, "held"), eq(postedJobs.isPaid, true)));
}

export async function findByIdStart(start: string): Promise<PostingRow[]> {
  const isMeant = idStartsWith(start);
  return isMeant ? db.select().from(postedJobs).where(isMeant).limit(2) : [];
}

const isOpen = and(
  inArray(postedJobs.status, ["held", "active", "closed", "hidden"]),
  eq(postedJobs.isPaid, true),
);

function select(isMeant: SQL | undefined) {
  return db
    .select()
    .from(postedJobs)
    .where(isMeant)
    .orderBy(desc(sql`${postedJobs.status} = 'held'`), desc(postedJobs.createdAt), desc(postedJobs.id));
}

function idStartsWith(start: string): SQL | undefined {
  const digits = start.toLowerCase().replaceAll("-", "");
  if (!/^[0-9a-f]{8,32}$/.test(digits)) return;
  return and(gte(postedJobs.id, digits.padEnd(32, "0")), lte(postedJobs.id, digits.padEnd(32, "f")));
}
