import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import {
  type Db,
  db,
  hearsNotifications,
  noticesSilence,
  serverNoticesSilence,
  withOwnConnection,
} from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { freeRows, recordDeath } from "#core/platform/row-attempts.ts";
import { payloads, type TaskName, type TaskPayload, taskNames } from "#core/platform/task-payloads.ts";
import { days, everyTask, failedSignIns, failedTasks, taskOptions } from "#core/platform/task-queues.ts";
import { patientConnection } from "#db/migrate.ts";

/** Joins the caller's transaction, so the task exists only if that commits. */
export async function enqueue<N extends TaskName>(
  where: Db,
  name: N,
  payload: TaskPayload<N>,
  options: { startAfter?: Date; singletonKey?: string; priority?: number } = {},
): Promise<void> {
  const sender = await openSender();
  await sender.send(name, payload, { ...options, db: fromDrizzle(where, sql) });
}

export async function liveTasks<N extends TaskName>(name: N): Promise<TaskPayload<N>[]> {
  const { rows } = await db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = ${name} and state < 'completed'`,
  );
  return rows.flatMap(({ data }) => {
    const read = payloads[name].safeParse(data ?? {});
    return read.success ? [read.data as TaskPayload<N>] : [];
  });
}

/**
 * Counts tasks that no worker has taken up for so long after they were due. `busy` ones wait for others of their name. Asks
 * outside the pool, whose connections a worker that hangs may hold.
 */
export async function countLateTasks(ms: number, busy: TaskName[] = []): Promise<number> {
  const names = taskNames.filter((name) => !busy.includes(name));
  if (!names.length) return 0;
  return withOwnConnection(async (own) => {
    const { rows } = await own.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job
      where name in ${names} and state < 'active' and not blocked
        and start_after <= now() - ${ms / 1000} * interval '1 second'`);
    return rows[0]?.count ?? 0;
  });
}

/** Only the migrate command may call this. Two calls at once are safe. */
export async function installQueues(url: string): Promise<void> {
  const boss = listened(
    new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false, ...patientConnection }),
  );
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

/** The queue's statements take milliseconds, its upkeep seconds. */
export async function startQueue({ answerMs = 20_000 } = {}): Promise<PgBoss> {
  // The queue hands these on to its driver. A statement must end before we give up, or it would wait for a lock without us.
  const limits = { ...noticesSilence, query_timeout: answerMs, statement_timeout: 0.75 * answerMs };
  const boss = listened(
    new PgBoss({
      connectionString: env.DATABASE_URL,
      application_name: "waymark-worker",
      max: 4,
      migrate: false,
      createSchema: false,
      supervise: false,
      // One worker does this at a time. The limit is below our interval, so the next call is not too early.
      monitorIntervalSeconds: secondsBetweenLooks - 5,
      // The queue's driver expects times as ISO text.
      options: `-c datestyle=ISO ${serverNoticesSilence}`,
      ...limits,
      // Listening needs one more connection. Poolers don't support it, so tasks are then polled.
      useListenNotify: await hearsNotifications(),
    }),
  );
  try {
    await boss.start();
    // Scheduled tasks pass through this internal queue.
    await boss.updateQueue("__pgboss__send-it", { heartbeatSeconds: everyTask.heartbeatSeconds });
    return boss;
  } catch (error) {
    // A failed start would leave connections and timers behind.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

export const secondsBetweenLooks = 15;

/** Restarts tasks of killed workers at once, because the growing pause is meant for failures. */
export async function maintainQueue(queue: PgBoss): Promise<void> {
  await queue.supervise();
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where name in ${taskNames} and state = 'retry' and start_after > now()
      and output #>> '{value,message}' = ${silentWorker}`);
}

const silentWorker = "job heartbeat timeout";

/** Throws if the process ended twice while it worked on this task, which then goes to the failed tasks. */
export async function giveUpAfterDeaths({ id, output }: { id: string; output: unknown }): Promise<void> {
  const { value } = (output ?? {}) as { value?: { message?: unknown } };
  if (value?.message !== silentWorker || !(await recordDeath("task", id))) return;
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where id = ${id}`);
  await freeRows(db, "task", [id]);
  throw new Error("The process ended twice while it worked on this task.");
}

// The sender survives when development reloads this module.
const kept = globalThis as { waymarkSender?: Promise<PgBoss> };

/** Uses the pages' connections. Open it when a busy process starts, before transactions hold them all. */
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

/** An unhandled error event would end the process. */
function listened(boss: PgBoss): PgBoss {
  boss.on("error", (error) => logger.error({ err: error }, "the task queue met an error"));
  boss.on("warning", (warning) => logger.warn({ warning }, "the task queue warns"));
  return boss;
}
