import { eq } from "drizzle-orm";
import { inTransaction } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { statusAt } from "#core/postings/posting-state.ts";
import { publishPosting } from "#core/postings/publish-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";

export type FillResult =
  | { ok: true; left: number }
  | { ok: false; reason: "not-open" }
  | { ok: false; reason: "invalid"; positions: number };

export function fillPositions(id: string, typed: unknown, now = new Date()): Promise<FillResult> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, id);
    const positions = row?.facts.positions;
    const status = row && statusAt(row, now);
    const isOpen = row?.isPaid && !row.refundedAt && (status === "active" || status === "closed");
    if (!row || !isOpen || !positions) return { ok: false, reason: "not-open" };
    const text = String(typed ?? "").trim();
    const filled = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (!(filled <= positions)) return { ok: false, reason: "invalid", positions };
    await tx.update(postedJobs).set({ positionsFilled: filled, updatedAt: now }).where(eq(postedJobs.id, id));
    const { datePosted, expiresAt } = row;
    if (status === "active" && datePosted && expiresAt)
      await publishPosting(tx, { ...row, positionsFilled: filled, datePosted, expiresAt }, now);
    return { ok: true, left: positions - filled };
  });
}
