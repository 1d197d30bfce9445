import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { statusAt } from "#core/postings/posting-state.ts";
import { publishPosting } from "#core/postings/publish-posting.ts";
import { showPosting } from "#core/postings/show-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { wholeNumber } from "#core/text/whole-number.ts";
import { type Decision, writeDown } from "./write-down.ts";

export const mostDaysAdded = 365;

type Extension = Decision & { days: unknown };

export type Extended =
  | { ok: true; expiresAt: Date; isLive: boolean }
  | { ok: false; reason: "days" | "not-extendable" };

/** Adds days to what is left, or to now where the term has ended. */
export function extendPosting({ days: given, ...decision }: Extension, now = new Date()): Promise<Extended> {
  return inTransaction(async (tx) => {
    const days = wholeNumber(given, mostDaysAdded);
    if (!days) return { ok: false, reason: "days" };
    const row = await lockPosting(tx, decision.id);
    if (!row || !mayExtend(row)) return { ok: false, reason: "not-extendable" };
    const isRunning = row.status === "held" || row.expiresAt > now;
    const expiresAt = new Date((isRunning ? row.expiresAt : now).getTime() + days * dayMs);
    await tx.update(postedJobs).set({ expiresAt, updatedAt: now }).where(eq(postedJobs.id, row.id));
    const isLive = await showUntil(tx, { ...row, expiresAt }, statusAt(row, now), now);
    await writeDown(tx, row, "extended", { ...decision, days }, now);
    return { ok: true, expiresAt, isLive };
  });
}

type Started = PostingRow & { datePosted: Date; expiresAt: Date };

export function mayExtend(row: PostingRow): row is Started {
  const isStarted = row.datePosted !== null && row.expiresAt !== null;
  return isStarted && row.isPaid && !row.refundedAt && row.status !== "hidden";
}

async function showUntil(tx: Tx, row: Started, status: PostingRow["status"], now: Date): Promise<boolean> {
  if (status === "active") await publishPosting(tx, row, now);
  if (status === "expired") return (await showPosting(tx, row, now)) !== null;
  return status === "active";
}
