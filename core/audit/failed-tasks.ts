import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { z } from "zod";
import { noteAction } from "#core/audit/note-action.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { type TaskName, taskNames } from "#core/platform/task-payloads.ts";
import { failedTasks } from "#core/platform/task-queues.ts";
import { openSender } from "#core/platform/tasks.server.ts";

export type FailedTask = {
  id: string;
  /** Null if it is no longer known. */
  name: TaskName | null;
  payload: unknown;
  failedAt: Date;
  error: string;
};

export async function countFailedTasks(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${failedTasks} and state < 'completed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Newest first. Tasks for sign-in emails are left out: nobody waits for them anymore. */
export async function listFailedTasks({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ tasks: FailedTask[]; total: number }> {
  const { limit, offset } = rowsOf(page);
  const { rows } = await db.execute<FailedRow>(sql`
    select id, source_name, data, created_on, source_output, count(*) over ()::int as total
    from pgboss.job
    where name = ${failedTasks} and state < 'completed'
      and concat_ws(' ', source_name, source_output::text, data::text) ilike ${containing(search)}
    order by created_on desc, id limit ${limit} offset ${offset}`);
  return { tasks: rows.map(toFailedTask), total: rows[0]?.total ?? 0 };
}

type FailedRow = {
  id: string;
  source_name: string | null;
  data: unknown;
  created_on: string;
  source_output: unknown;
  total: number;
};

function toFailedTask({ id, source_name, data, created_on, source_output }: FailedRow): FailedTask {
  const name = taskNames.find((known) => known === source_name) ?? null;
  return { id, name, payload: data, failedAt: new Date(created_on), error: errorOf(source_output) };
}

/** The queue keeps an error's fields; this returns its message, without secrets in addresses. */
function errorOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const text = message ?? value?.message ?? value ?? "No reason was kept.";
  const line = typeof text === "string" ? text : JSON.stringify(text);
  return line
    .replace(/\s+/g, " ")
    .replace(/([?&](?=[\w-]*(?:token|secret|key|code|sig))[\w-]+=)[^&\s"]+/gi, "$1…")
    .slice(0, 500);
}

type Given = { id: string; by: string };

/** False if it is no longer set aside. A copy already in the queue counts as the retry. */
export function retryTask(given: Given, now = new Date()): Promise<boolean> {
  return handleFailedTask(given, "queued a failed task again", queueAgain, now);
}

export function dropTask(given: Given, now = new Date()): Promise<boolean> {
  return handleFailedTask(given, "dropped a failed task", remove, now);
}

function handleFailedTask(
  { id, by }: Given,
  action: string,
  verb: (tx: Tx, id: string) => Promise<unknown>,
  now: Date,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    if (!z.uuid().safeParse(id).success) return false;
    const subject = await nameOf(tx, id);
    if (subject === null) return false;
    await verb(tx, id);
    // The queue leaves one whose own queue it does not know.
    if ((await nameOf(tx, id)) !== null) return false;
    await noteAction(tx, { by, action, subject }, now);
    return true;
  });
}

async function queueAgain(tx: Tx, id: string): Promise<void> {
  const sender = await openSender();
  await sender.redrive(failedTasks, { ids: [id], db: fromDrizzle(tx, sql) });
}

async function remove(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where name = ${failedTasks} and id = ${id}`);
}

async function nameOf(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select coalesce(source_name, 'task ' || id) as name from pgboss.job
    where name = ${failedTasks} and id = ${id} and state < 'completed' for update`);
  return rows[0]?.name ?? null;
}
