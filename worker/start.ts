import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { readPayload, type TaskName, taskNames } from "#core/platform/task-payloads.ts";
import {
  giveUpAfterDeaths,
  maintainQueue,
  secondsBetweenLooks,
  startQueue,
} from "#core/platform/tasks.server.ts";
import { handlers } from "./handlers.ts";
import { type Progress, untilHung } from "./progress.ts";
import { schedule } from "./schedule.ts";

const drainMs = 25_000;
const firstPauseMs = 500;
const longestPauseMs = 15_000;

type Queue = Awaited<ReturnType<typeof startQueue>>;

/**
 * Works through tasks until closed; what is under way then may finish. `started` waits for a database that is out of
 * reach, however long, and rejects for any other reason. `hung` resolves to true once nothing was finished for `patienceMs`
 * although tasks are due, and to false when the worker is closed.
 */
export function startWorker({ patienceMs = 5 * 60_000 } = {}) {
  const closing = new AbortController();
  const progress: Progress = { finished: 0, running: new Map() };
  const started = startInTime(closing.signal, progress);
  // Closing hears of a failed start, too; the one who started it is told by `started`.
  const queue = started.catch(() => null);
  return {
    started: started.then(() => {}),
    hung: queue.then((begun) =>
      begun ? untilHung(progress, { patienceMs, sideBySide, closing: closing.signal }) : false,
    ),
    async close() {
      closing.abort();
      await (await queue)?.stop({ graceful: true, timeout: drainMs });
    },
  };
}

/** Null where it was closed before it could start. */
async function startInTime(closing: AbortSignal, progress: Progress): Promise<Queue | null> {
  for (let pause = firstPauseMs; !closing.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await startOnce(closing, progress);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      logger.warn({ retryInMs: pause }, "the worker cannot reach the database");
      await wait(pause, null, { signal: closing }).catch(() => {});
    }
  }
  return null;
}

async function startOnce(closing: AbortSignal, progress: Progress): Promise<Queue> {
  const queue = await startQueue();
  try {
    for (const name of taskNames) await workOn(queue, name, { closing, progress });
    await applySchedule(queue);
    void keepLookingAfter(queue, closing);
    return queue;
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

async function keepLookingAfter(queue: Queue, closing: AbortSignal) {
  while (!closing.aborted) {
    await maintainQueue(queue).catch((err) =>
      logger.warn({ err }, "the task queue could not be looked after"),
    );
    await wait(secondsBetweenLooks * 1000, null, { signal: closing, ref: false }).catch(() => {});
  }
}

/** Returns how many of a task run in this process at the same time. */
function sideBySide(name: TaskName): number {
  // One a source; each holds a connection as long as it runs, and another one to write. Pages need some, too.
  return name === "sources.sync" ? Math.max(1, Math.min(4, Math.floor(env.DATABASE_POOL / 3))) : 1;
}

/** They go through many rows and mark each, so an end of the process counts against a row. */
const markRows = new Set<TaskName>([
  ...schedule.map(({ task }) => task),
  "alerts.send-mails",
  "sources.sync",
]);

type Context = { closing: AbortSignal; progress: Progress };

async function workOn<N extends TaskName>(queue: Queue, name: N, { closing, progress }: Context) {
  const options = { includeMetadata: true, localConcurrency: sideBySide(name) } as const;
  const count = (change: number) => progress.running.set(name, (progress.running.get(name) ?? 0) + change);
  const worker = await queue.work(name, options, async ([task]) => {
    if (!task) return;
    // It may have been woken once for several tasks, and would sleep on after the first: it looks until it finds none.
    queue.notifyWorker(worker);
    const start = performance.now();
    count(1);
    try {
      if (!markRows.has(name)) await giveUpAfterDeaths(task);
      await handlers[name](readPayload(name, task.data), {
        isLastTry: task.retryCount >= task.retryLimit,
        signal: closing,
      });
      logger.info({ task: name, id: task.id, ms: Math.round(performance.now() - start) }, "task done");
      progress.finished += 1;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) progress.finished += 1;
      logger.error({ task: name, id: task.id, attempt: task.retryCount + 1, err: error }, "task failed");
      throw error;
    } finally {
      count(-1);
    }
  });
}

/** Makes the queue's schedule the one in the table, and does at once what may have been missed meanwhile. */
async function applySchedule(queue: Queue) {
  for (const { name } of await queue.getSchedules()) {
    if (!schedule.some(({ task }) => task === name)) await queue.unschedule(name);
  }
  for (const { task, cron } of schedule) {
    await queue.schedule(task, cron, {}, { tz: "UTC" });
    await queue.send(task, {});
  }
}
