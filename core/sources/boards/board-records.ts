import { eq, isNotNull, or } from "drizzle-orm";
import { endScope } from "#core/jobs/intake/expire-jobs.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import type { Marks } from "#core/sources/requests/http.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { hourMs } from "#core/text/time.ts";

// Each pause ends shortly before the next try: two hourly retries, then the daily ones.
const backOffHours = [0.9, 0.9, 23, 71];

export async function stillListed(id: string): Promise<boolean> {
  const [board] = await db
    .select({ switchedOffAt: employerBoards.switchedOffAt })
    .from(employerBoards)
    .where(eq(employerBoards.id, id));
  return board !== undefined && board.switchedOffAt === null;
}

/** `jobs` is null when the board reported no change. */
export async function recordAnswer(
  board: Board,
  seen: { jobs: number; marks: Marks } | null,
  now: Date,
): Promise<void> {
  const answer = { answeredAt: now, problem: null, failures: 0, notBefore: null };
  const whole = seen && { jobsSeen: seen.jobs, etag: seen.marks.etag, lastModified: seen.marks.lastModified };
  const noted = await db
    .update(employerBoards)
    .set({ ...answer, ...whole })
    .where(eq(employerBoards.id, board.id))
    .returning({ id: employerBoards.id });
  if (noted.length) return;
  // The board was removed during the run, so nothing else would end the jobs just stored.
  await inTransaction((tx) => endScope(tx, board.source, board.token, now), { timeout: 60_000 });
}

export async function clearMarks(tx: Tx): Promise<void> {
  await tx
    .update(employerBoards)
    .set({ etag: null, lastModified: null })
    .where(or(isNotNull(employerBoards.etag), isNotNull(employerBoards.lastModified)));
}

export async function noteFailure(board: Board, problem: string, now: Date): Promise<void> {
  const hours = backOffHours[Math.min(board.failures, backOffHours.length - 1)] ?? 1;
  const failures = Math.min(board.failures + 1, 1_000);
  await db
    .update(employerBoards)
    .set({ problem, failures, notBefore: new Date(now.getTime() + hours * hourMs) })
    .where(eq(employerBoards.id, board.id));
}
