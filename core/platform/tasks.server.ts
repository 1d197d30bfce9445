import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { type Db, db, isPooled } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { payloads, type TaskName, type TaskPayload, taskNames } from "#core/platform/task-payloads.ts";
import { days, everyTask, failedSignIns, failedTasks, taskOptions } from "#core/platform/task-queues.ts";

/** Part of the caller's transaction: the task exists exactly if that commits. */
export async function enqueue<N extends TaskName>(
  where: Db,
  name: N,
  payload: TaskPayload<N>,
  options: { startAfter?: Date; singletonKey?: string; priority?: number } = {},
): Promise<void> {
  const sender = await openSender();
  await sender.send(name, payload, { ...options, db: fromDrizzle(where, sql) });
}

/** Waiting, running and retried tasks of this name whose payload is valid. */
export async function liveTasks<N extends TaskName>(name: N): Promise<TaskPayload<N>[]> {
  const { rows } = await db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = ${name} and state < 'completed'`,
  );
  return rows.flatMap(({ data }) => {
    const read = payloads[name].safeParse(data ?? {});
    return read.success ? [read.data as TaskPayload<N>] : [];
  });
}

/** Creates or updates the queues. Only the migrate command may call it; two calls at once are safe. */
export async function installQueues(url: string): Promise<void> {
  const boss = listened(new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false }));
  await boss.start();
  try {
    await boss.createQueue(failedTasks, { retentionSeconds: 30 * days });
    await boss.createQueue(failedSignIns, { retentionSeconds: 1 * days });
    for (const name of taskNames) {
      const { policy = "standard", ...options } = { ...everyTask, ...taskOptions[name] };
      await boss.createQueue(name, { ...options, policy });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Has a few connections of its own and sends scheduled tasks. The worker calls `maintainQueue`. */
export async function startQueue(): Promise<PgBoss> {
  const boss = listened(
    new PgBoss({
      connectionString: env.DATABASE_URL,
      application_name: "waymark-worker",
      max: 4,
      migrate: false,
      createSchema: false,
      supervise: false,
      // Of several workers one looks; less than the time between two looks, so that the next one does not come too early.
      monitorIntervalSeconds: secondsBetweenLooks - 5,
      // Moments are read as text.
      options: "-c datestyle=ISO",
      // One more connection, which listens. Without it, or through a pooler that cannot, tasks are found by asking.
      useListenNotify: !(await isPooled()),
    }),
  );
  try {
    await boss.start();
    // What the clock sends goes through a queue of its own.
    await boss.updateQueue("__pgboss__send-it", { heartbeatSeconds: everyTask.heartbeatSeconds });
    return boss;
  } catch (error) {
    // Half a start leaves connections and timers behind.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

/** How often a worker looks after the queue's tables. */
export const secondsBetweenLooks = 15;

/** Cleans up and restarts tasks of killed workers at once: the growing pause is for failures. */
export async function maintainQueue(queue: PgBoss): Promise<void> {
  await queue.supervise();
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where name in ${taskNames} and state = 'retry' and start_after > now()
      and output #>> '{value,message}' = 'job heartbeat timeout'`);
}

// Development re-evaluates this module after an edit; the sender lives on.
const kept = globalThis as { waymarkSender?: Promise<PgBoss> };

/** Sends tasks over the pages' connections; a failed opening is retried. Open it at the start of a process with many readers: transactions that hold every connection would leave it none. */
export async function openSender(): Promise<PgBoss> {
  kept.waymarkSender ??= listened(
    new PgBoss({
      db: fromDrizzle(db, sql),
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    }),
  ).start();
  try {
    return await kept.waymarkSender;
  } catch (error) {
    kept.waymarkSender = undefined;
    throw error;
  }
}

export async function closeSender(): Promise<void> {
  const sender = await kept.waymarkSender?.catch(() => undefined);
  kept.waymarkSender = undefined;
  await sender?.stop({ graceful: false });
}

/** An unheard error event would end the process. */
function listened(boss: PgBoss): PgBoss {
  boss.on("error", (error) => logger.error({ err: error }, "the task queue met an error"));
  boss.on("warning", (warning) => logger.warn({ warning }, "the task queue warns"));
  return boss;
}
