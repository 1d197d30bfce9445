import { desc, eq, ilike, sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { jobLinks, linkHosts } from "#core/jobs/links/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type LinkHost = Pick<
  typeof linkHosts.$inferSelect,
  "host" | "day" | "askedThatDay" | "asked" | "dead" | "unknown" | "pausedUntil"
>;

export type LinkSums = { asked: number; dead: number; unknown: number; paused: number };

const { host, day, askedThatDay, asked, dead, unknown, pausedUntil } = linkHosts;

/** Paused hosts come first, then those with the most dead links. */
export async function listLinkHosts(
  { search, page }: { search: string; page: number },
  now = new Date(),
): Promise<{ hosts: LinkHost[]; total: number; sums: LinkSums }> {
  const isMeant = search ? ilike(host, containing(search)) : undefined;
  const isPaused = sql`${pausedUntil} > ${now.toISOString()}::timestamptz`;
  const { limit, offset } = rowsOf(page);
  const [hosts, total, [sums]] = await Promise.all([
    db
      .select({ host, day, askedThatDay, asked, dead, unknown, pausedUntil })
      .from(linkHosts)
      .where(isMeant)
      .orderBy(sql`coalesce(${isPaused}, false) desc`, desc(dead), desc(unknown), host)
      .limit(limit)
      .offset(offset),
    db.$count(linkHosts, isMeant),
    db
      .select({
        asked: sql<number>`coalesce(sum(${asked}), 0)::int`,
        dead: sql<number>`coalesce(sum(${dead}), 0)::int`,
        unknown: sql<number>`coalesce(sum(${unknown}), 0)::int`,
        paused: sql<number>`count(*) filter (where ${isPaused})::int`,
      })
      .from(linkHosts),
  ]);
  return { hosts, total, sums: sums ?? { asked: 0, dead: 0, unknown: 0, paused: 0 } };
}

/** The pace stays, so a host with many links takes days. */
export async function askHostAgain(
  { name, by }: { name: string; by: string },
  now = new Date(),
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const found = await tx
      .update(linkHosts)
      .set({ pausedUntil: null, refusalsInARow: 0 })
      .where(eq(linkHosts.host, name))
      .returning({ host });
    if (!found.length) return false;
    await tx.update(jobLinks).set({ dueAt: now }).where(eq(jobLinks.host, name));
    await noteAction(tx, { by, action: "asked a site's job links again", subject: name }, now);
    return true;
  });
}
