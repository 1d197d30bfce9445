import { sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { readPayload, type TaskName, taskNames } from "#core/platform/task-payloads.ts";
import { handlers } from "#worker/handlers.ts";

/**
 * Runs every queued task, also delayed ones and those that they queue, until none is left. A failed one throws and is
 * gone. Returns their names in order.
 */
export async function runTasks(): Promise<TaskName[]> {
  const done: TaskName[] = [];
  for (;;) {
    const task = await takeTask();
    if (!task) return done;
    await run(task.name, task.data);
    done.push(task.name);
  }
}

async function takeTask() {
  const names = sql.join(
    taskNames.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: TaskName; data: unknown }>(sql`
    delete from pgboss.job where (name, id) = (
      select name, id from pgboss.job where state < 'active' and name in (${names}) order by created_on, id limit 1
    ) returning name, data`);
  return rows[0];
}

async function run<N extends TaskName>(name: N, data: unknown) {
  await handlers[name](readPayload(name, data));
}
