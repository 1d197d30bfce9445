import { expireJobs } from "#core/jobs/expire-jobs.ts";
import { forgetFigures } from "#core/jobs/forget-figures.ts";
import { syncDaily } from "#core/sources/sync-daily.ts";
import type { TaskName, TaskPayload } from "#core/tasks.server.ts";

/** What each task does. A task may run again after a crash, so every handler can be repeated. */
export const handlers: { [N in TaskName]: (payload: TaskPayload<N>) => Promise<unknown> } = {
  "jobs.expire": expireAndForget,
  "sources.sync-daily": () => syncDaily(),
};

/** The pages' figures live in this process where worker and web share one. */
async function expireAndForget() {
  if (await expireJobs()) forgetFigures();
}
