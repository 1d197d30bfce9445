import { toast } from "#app/components/ui/toast.tsx";
import { isAboutQuota } from "#core/sources/requests/quota-words.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { wordsOf } from "./find-action.ts";

type Ended = Pick<
  RunView,
  "what" | "state" | "jobsAdded" | "jobsUpdated" | "apiCalls" | "error" | "warnings"
>;

export function isOpen({ state }: Pick<RunView, "state">): boolean {
  return state === "waiting" || state === "running";
}

export function toastRunEnd(run: Ended) {
  const quota = run.warnings.find(isAboutQuota);
  if (run.state === "complete")
    toast({ title: "Sync Complete", text: quota ? `${figuresOf(run)}. ${quota}` : figuresOf(run) });
  else if (run.state === "cancelled") toast({ title: "Sync canceled", text: figuresOf(run) });
  else if (run.state === "failed") {
    const { failed, otherwise } = wordsOf(run.what);
    toast({ title: failed, text: run.error || otherwise, tone: "error" });
  }
}

function figuresOf({ jobsAdded, jobsUpdated, apiCalls }: Ended): string {
  const [added, updated, calls] = [jobsAdded, jobsUpdated, apiCalls].map((count) =>
    count.toLocaleString("en-US"),
  );
  return `Added: ${added}, updated: ${updated}, API calls: ${calls}`;
}
