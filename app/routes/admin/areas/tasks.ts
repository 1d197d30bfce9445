import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { dropTask, type FailedTask, listFailedTasks, retryTask } from "#core/audit/failed-tasks.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";
import { outcomeOf } from "./outcome-of.ts";

const gone = "This task lies here no more.";

export const tasks: AreaHandlers = {
  async load(query) {
    const { tasks, total } = await listFailedTasks(query);
    return {
      title: "Failed tasks",
      intro:
        "Background work that failed again and again and was laid aside. Mend what its error names, then queue it again; drop what nobody needs any more.",
      forms: [],
      searches: "task, error or what it was told",
      columns: [{ name: "Task" }, { name: "Failed" }, { name: "Last error" }, { name: "What it was told" }],
      rows: tasks.map(toRow),
      ...{ total, pageSize: rowsAtOnce, empty: "No task has failed for good." },
    };
  },
  actions: {
    retry: async ({ id = "" }, by) =>
      outcomeOf(await retryTask({ id, by }), "The task is queued again.", gone),
    drop: async ({ id = "" }, by) => outcomeOf(await dropTask({ id, by }), "The task is dropped.", gone),
  },
};

function toRow({ id, name, payload, failedAt, error }: FailedTask): AreaRow {
  const drop = { intent: "drop", label: "Drop", confirm: "What it was to do is not done." };
  return {
    id,
    cells: [
      name ?? "Unknown",
      { moment: failedAt.toISOString() },
      error,
      { long: JSON.stringify(payload, null, 2) },
    ],
    actions: name ? [{ intent: "retry", label: "Queue again" }, drop] : [drop],
  };
}
