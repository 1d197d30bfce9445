import { formRoute } from "#app/request/form-route.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { refusalStatus } from "#app/routes/admin/refusal-status.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { awaitRun, startSync } from "#core/sources/runs/start-sync.ts";
import { adminOnly } from "./admin-only.ts";

/** Programs wait this long for a run, which continues without them. */
const longestWaitMs = 25_000;

export const loader = refuseGet;

/**
 * 200 means that the run finished, 202 that it continues, 502 that it failed, 409 that it was canceled. Each
 * answer says what the run has done so far.
 */
const form = formRoute(
  adminOnly(async ({ fields, isProgram }, by) => {
    const { source, mode, list, keywords, useSmartRotation, rotationSize } = fields;
    const syncRequest = { source, mode, list, keywords, useSmartRotation, rotationSize };
    const started = await startSync(syncRequest, by);
    if (!started.ok) {
      const { error, reason } = started;
      return { error, json: { reason }, status: refusalStatus[reason], to: "/admin", notice: "sync-refused" };
    }
    if (!isProgram) return { to: "/admin", notice: "sync-started" };
    const { run } = started;
    return outcomeOf((await awaitRun(run.id, longestWaitMs)) ?? run);
  }),
);

export const action = form.action;

function outcomeOf(run: RunView): { json: object; status: number } {
  const { id, state, jobsAdded, jobsUpdated, jobsExpired, jobsFetched, apiCalls, warnings } = run;
  const json = { runId: id, state, jobsAdded, jobsUpdated, jobsExpired, jobsFetched, apiCalls, warnings };
  if (state === "complete") return { json, status: 200 };
  if (state === "failed") return { json: { ...json, error: run.error ?? "The run failed." }, status: 502 };
  if (state === "cancelled") return { json: { ...json, error: "The run was cancelled." }, status: 409 };
  return { json, status: 202 };
}
