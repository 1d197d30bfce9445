import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { dropTask, type FailedTask, listFailedTasks, retryTask } from "#core/audit/failed-tasks.ts";
import { countLateTasks } from "#core/platform/tasks.server.ts";
import { outcomeOf } from "./outcome-of.ts";

const intro =
  "Background tasks that failed on every try. Fix the error, then run the task again. Drop tasks that nobody needs.";
const lateMs = 5 * 60_000;
const gone = "This task is no longer here.";

export const tasks: AreaHandlers = {
  async load(query) {
    const { tasks, total } = await listFailedTasks(query);
    const late = await countLateTasks(lateMs);
    return {
      title: "Failed tasks",
      intro: [
        late && `${late} tasks have waited for over ${lateMs / 60_000} minutes. Check that a worker runs.`,
        intro,
      ]
        .filter(Boolean)
        .join(" "),
      searches: "task, error or input",
      columns: ["Task", "Failed", "Last error", "Input"],
      rows: tasks.map(toRow),
      ...{ total, empty: "No failed tasks." },
    };
  },
  actions: {
    retry: async ({ id = nobody }, by) =>
      outcomeOf(await retryTask({ id, by }), "The task will run again soon.", gone),
    drop: async ({ id = nobody }, by) => outcomeOf(await dropTask({ id, by }), "The task is dropped.", gone),
  },
};

function toRow({ id, name, payload, failedAt, error }: FailedTask): AreaRow {
  const drop = { intent: "drop", label: "Drop", confirm: "The task will never run." };
  return {
    id,
    cells: [name ?? "Unknown", failedAt, error, { long: JSON.stringify(payload, null, 2) }],
    actions: name ? [{ intent: "retry", label: "Run again" }, drop] : [drop],
  };
}
