import { sql } from "drizzle-orm";
import { z } from "zod";
import { noteAction } from "#core/audit/note-action.ts";
import { inTransaction, type Tx } from "#core/db.server.ts";
import { failedTasks } from "#core/task-queues.ts";
import { dropFailedTask, retryFailedTask } from "#core/tasks.server.ts";

type Given = { id: string; by: string };

/** Queues a task once more that failed for good. False where it lies there no more. */
export function retryTask(given: Given, now = new Date()): Promise<boolean> {
  return lookAfter(given, "queued a failed task again", retryFailedTask, now);
}

/** What it was to do is not done. False where it lies there no more. */
export function dropTask(given: Given, now = new Date()): Promise<boolean> {
  return lookAfter(given, "dropped a failed task", dropFailedTask, now);
}

function lookAfter({ id, by }: Given, action: string, verb: typeof dropFailedTask, now: Date) {
  return inTransaction(async (tx) => {
    if (!z.uuid().safeParse(id).success) return false;
    const subject = await nameOf(tx, id);
    if (!(await verb(tx, id))) return false;
    await noteAction(tx, { by, action, subject }, now);
    return true;
  });
}

/** What a task that was laid aside was to do. */
async function nameOf(tx: Tx, id: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select source_name as name from pgboss.job where name = ${failedTasks} and id = ${id}`,
  );
  return rows[0]?.name ?? `task ${id}`;
}
