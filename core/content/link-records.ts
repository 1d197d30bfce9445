import { and, asc, desc, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { db, inTransaction } from "#core/platform/db.server.ts";
import type { LinkAnswer } from "./ask-link.ts";
import type { OutsideLink } from "./outside-links.ts";
import { outsideLinks } from "./tables.ts";

const { url, pages, status, problem, checkedAt, failingSince } = outsideLinks;

export async function keepLinks(links: OutsideLink[], now: Date): Promise<void> {
  const urls = links.map((link) => link.url);
  const rows = links.map((link) => ({ ...link, firstSeenAt: now }));
  await inTransaction(async (tx) => {
    await tx.delete(outsideLinks).where(notInArray(url, urls));
    if (!rows.length) return;
    const update = { target: url, set: { pages: sql`excluded.pages` } };
    await tx.insert(outsideLinks).values(rows).onConflictDoUpdate(update);
  });
}

export function linksAskedBefore(moment: Date): Promise<OutsideLink[]> {
  return db
    .select({ url, pages })
    .from(outsideLinks)
    .where(or(isNull(checkedAt), lt(checkedAt, moment)))
    .orderBy(asc(url));
}

export function otherLinksThatAnswered(urls: string[]): Promise<OutsideLink[]> {
  return db
    .select({ url, pages })
    .from(outsideLinks)
    .where(and(isNotNull(status), notInArray(url, urls)))
    .orderBy(desc(checkedAt), asc(url))
    .limit(3);
}

/** A link is dead from its first failing answer until it works again. */
export async function writeAnswers(answers: (LinkAnswer & { url: string })[], now: Date): Promise<void> {
  const given = answers.map(({ url, status, problem, outcome }) => ({ url, status, problem, outcome }));
  await db.execute(sql`
    update outside_links l set checked_at = ${now}, status = a.status, problem = a.problem, failing_since =
      case a.outcome when 'sound' then null when 'dead' then coalesce(l.failing_since, ${now}) else l.failing_since end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) a (url text, status int, problem text, outcome text)
    where l.url = a.url`);
}

export type DeadLink = Awaited<ReturnType<typeof listDeadLinks>>[number];

export async function listDeadLinks() {
  const rows = await db
    .select({ url, pages, status, problem, checkedAt, failingSince })
    .from(outsideLinks)
    .where(isNotNull(failingSince))
    .orderBy(asc(failingSince), asc(url));
  return rows.flatMap((row) => (row.failingSince ? { ...row, failingSince: row.failingSince } : []));
}
