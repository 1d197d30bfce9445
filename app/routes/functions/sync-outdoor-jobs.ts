import { formRoute } from "#app/request/form-route.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { refusalStatus } from "#app/routes/admin/refusal-status.ts";
import type { ShownRun } from "#core/sources/runs/shown-run.ts";
import { awaitRun, startSync } from "#core/sources/runs/start-sync.ts";
import { adminOnly } from "./admin-only.ts";

/** Milliseconds that a program waits for its run; what lasts longer goes on without it. */
const patience = 25_000;

export const loader = refuseGet;

/**
 * Starts a run. 200 tells what it did; 202 that it goes on, and what it did so far; 502 that it failed, and 409 that it was
 * cancelled: what it did until then stays, so these tell that, too.
 */
const form = formRoute(
  adminOnly(async ({ fields, isProgram }, by) => {
    const { source, mode, list, keywords, useSmartRotation, rotationSize } = fields;
    const wish = { source, mode, list, keywords, useSmartRotation, rotationSize };
    const started = await startSync(wish, by);
    if (!started.ok) {
      const { error, reason } = started;
      return { error, json: { reason }, status: refusalStatus[reason], to: "/admin", notice: "sync-refused" };
    }
    if (!isProgram) return { to: "/admin", notice: "sync-started" };
    const { run } = started;
    return told((await awaitRun(run.id, patience)) ?? run);
  }),
);

export const action = form.action;

function told(run: ShownRun): { json: object; status: number } {
  const { id, state, jobsAdded, jobsUpdated, jobsExpired, jobsFetched, apiCalls, warnings } = run;
  const json = { runId: id, state, jobsAdded, jobsUpdated, jobsExpired, jobsFetched, apiCalls, warnings };
  if (state === "complete") return { json, status: 200 };
  if (state === "failed") return { json: { ...json, error: run.error ?? "The run failed." }, status: 502 };
  if (state === "cancelled") return { json: { ...json, error: "The run was cancelled." }, status: 409 };
  return { json, status: 202 };
}
