import { logger } from "#core/logger.server.ts";
import { readPayload, startQueue, type TaskName, taskNames } from "#core/tasks.server.ts";
import { handlers } from "./handlers.ts";
import { schedule } from "./schedule.ts";

const drainMs = 25_000;

type Queue = Awaited<ReturnType<typeof startQueue>>;

/** Works through tasks until closed; what is under way then may finish. */
export async function startWorker() {
  const queue = await startQueue();
  for (const name of taskNames) await workOn(queue, name);
  await applySchedule(queue);
  return { close: () => queue.stop({ graceful: true, timeout: drainMs }) };
}

async function workOn<N extends TaskName>(queue: Queue, name: N) {
  await queue.work(name, async ([task]) => {
    if (!task) return;
    const start = performance.now();
    try {
      await handlers[name](readPayload(name, task.data));
      logger.info({ task: name, id: task.id, ms: Math.round(performance.now() - start) }, "task done");
    } catch (error) {
      logger.error({ task: name, id: task.id, attempt: task.retryCount + 1, err: error }, "task failed");
      throw error;
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
