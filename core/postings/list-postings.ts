import { and, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

/** How many are listed at most. */
export const mostListed = 500;

/** Paid postings that are held, shown, closed or hidden; with `all`, also unpaid ones and those that have ended. Held ones first, then the newest. */
export function listPostings({ all = false } = {}): Promise<PostingRow[]> {
  const open = and(
    inArray(postedJobs.status, ["held", "active", "closed", "hidden"]),
    eq(postedJobs.isPaid, true),
  );
  return db
    .select()
    .from(postedJobs)
    .where(all ? undefined : open)
    .orderBy(desc(sql`${postedJobs.status} = 'held'`), desc(postedJobs.createdAt))
    .limit(mostListed);
}

/** Those whose id is this, or begins with it: the first 8 characters at least. Two at most, which is one too many. */
export async function findByIdStart(start: string): Promise<PostingRow[]> {
  const digits = start.toLowerCase().replaceAll("-", "");
  if (!/^[0-9a-f]{8,32}$/.test(digits)) return [];
  return db
    .select()
    .from(postedJobs)
    .where(and(gte(postedJobs.id, digits.padEnd(32, "0")), lte(postedJobs.id, digits.padEnd(32, "f"))))
    .limit(2);
}
