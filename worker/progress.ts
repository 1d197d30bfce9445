import { setTimeout as wait } from "node:timers/promises";
import { logger } from "#core/platform/logger.server.ts";
import type { TaskName } from "#core/platform/task-payloads.ts";
import { countLateTasks } from "#core/platform/tasks.server.ts";

const looks = 10;

export type Progress = { finished: number; running: Map<TaskName, number> };

type Watch = { patienceMs: number; sideBySide(name: TaskName): number; closing: AbortSignal };

/**
 * True once tasks have been due at every look for so long while none was finished. False if the worker is closed before. A look
 * that fails proves nothing, so it doesn't count either way: while the database is away, another worker would do no better.
 */
export async function untilHung(
  progress: Progress,
  { patienceMs, sideBySide, closing }: Watch,
): Promise<boolean> {
  const pauseMs = patienceMs / looks;
  let [late, finished] = [0, progress.finished];
  while (late < looks) {
    await wait(pauseMs, null, { signal: closing, ref: false }).catch(() => {});
    if (closing.aborted) return false;
    const busy = [...progress.running].flatMap(([name, count]) => (count < sideBySide(name) ? [] : name));
    const due = await countLateTasks(2 * pauseMs, busy).catch(() => null);
    if (due) late += 1;
    if (due === 0 || progress.finished !== finished) late = 0;
    finished = progress.finished;
  }
  logger.error(
    { minutes: patienceMs / 60_000 },
    "the worker finishes nothing while tasks are due, so it ends",
  );
  return true;
}
