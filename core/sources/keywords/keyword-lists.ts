import { inArray, sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { ownKeywords } from "#core/sources/active-jobs-db/keywords.ts";
import { readKeywords } from "#core/sources/keywords/read-keywords.ts";
import { type KeywordListName, keywordListNames } from "#core/sources/sync-actions.ts";
import { keywordLists, keywordTurns } from "#core/sources/tables.ts";

export type KeywordList = {
  name: KeywordListName;
  keywords: string[];
  updatedAt: Date | null;
};

export async function readKeywordLists(where: Pick<typeof db, "select"> = db): Promise<KeywordList[]> {
  const changed = await where.select().from(keywordLists);
  return keywordListNames.map((name) => {
    const row = changed.find((list) => list.name === name);
    return { name, keywords: row?.keywords ?? [...ownKeywords[name]], updatedAt: row?.updatedAt ?? null };
  });
}

export async function listedCompanies(): Promise<string[]> {
  return (await readKeywordLists()).find(({ name }) => name === "company")?.keywords ?? [];
}

export async function changeKeywordList(
  change: {
    name: string;
    text: string;
    /** An ISO time, or "" for our defaults. */
    seen: string;
    by: string;
  },
  now = new Date(),
): Promise<{ ok: true } | { ok: false; error: string }> {
  const name = keywordListNames.find((each) => each === change.name);
  if (!name) return { ok: false, error: "Unknown list." };
  const read = readKeywords(change.text);
  if (!read.ok) return read;
  return inTransaction(async (tx) => {
    // Row locks would not cover lists that have no row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waymark.keyword-lists'))`);
    const lists = await readKeywordLists(tx);
    const before = lists.find((list) => list.name === name);
    if ((before?.updatedAt?.toISOString() ?? "") !== change.seen)
      return {
        ok: false,
        error: "The list has been changed since you opened it. Load it again, then make your change.",
      };
    const twice = elsewhere(read.keywords, lists, name);
    if (twice) return { ok: false, error: twice };
    const row = { keywords: read.keywords, updatedAt: now };
    await tx
      .insert(keywordLists)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: keywordLists.name, set: row });
    const details = {
      added: without(read.keywords, before?.keywords ?? []),
      removed: without(before?.keywords ?? [], read.keywords),
    };
    await noteAction(tx, { by: change.by, action: "changed a keyword list", subject: name, details }, now);
    return { ok: true };
  });
}

export async function nextKeywords(size: number): Promise<string[]> {
  const lists = await readKeywordLists();
  const keywords = [...new Set(lists.flatMap((list) => list.keywords))];
  const turns = await readLastAsked(keywords);
  const waitingSince = (keyword: string) => turns.get(keyword)?.getTime() ?? Number.NEGATIVE_INFINITY;
  return keywords
    .map((keyword) => ({ keyword, since: waitingSince(keyword) }))
    .sort((one, other) => (one.since === other.since ? 0 : one.since - other.since))
    .slice(0, size)
    .map(({ keyword }) => keyword);
}

export async function readLastAsked(keywords: string[]): Promise<Map<string, Date>> {
  const turns = await db.select().from(keywordTurns).where(inArray(keywordTurns.keyword, keywords));
  return new Map(turns.map(({ keyword, askedAt }) => [keyword, askedAt]));
}

export async function markAsked(keyword: string, jobsFetched: number, now: Date): Promise<void> {
  await db
    .insert(keywordTurns)
    .values({ keyword, askedAt: now, jobsFetched })
    .onConflictDoUpdate({
      target: keywordTurns.keyword,
      set: { askedAt: sql`greatest(${keywordTurns.askedAt}, excluded.asked_at)`, jobsFetched },
    });
}

function elsewhere(keywords: string[], lists: KeywordList[], name: KeywordListName): string | null {
  const wanted = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  for (const list of lists) {
    const twice = list.keywords.find((keyword) => wanted.has(keyword.toLowerCase()));
    if (list.name !== name && twice) return `"${twice}" is already in the list ${list.name}.`;
  }
  return null;
}

function without(keywords: string[], others: string[]): string[] {
  return keywords.filter((keyword) => !others.includes(keyword));
}
