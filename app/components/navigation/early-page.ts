import type { ComponentType, MouseEvent } from "react";
import type { JobCard } from "#core/jobs/job-card.ts";
import type { KeptJob } from "./kept-job.ts";

type EarlyPage = {
  EarlyJob?: ComponentType;
  openEarly?: (event: MouseEvent, job: JobCard | KeptJob) => void;
};

/** Draws a tapped job from its card until the page is there. Empty before the script is loaded. */
export const earlyPage: EarlyPage = {};

/** A list's own scripts and fonts come first. */
const settleMs = 1000;

export function loadEarlyPage() {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const timer = setTimeout(
    () =>
      import("#app/routes/jobs/job/early-job.tsx").then(
        (early) => Object.assign(earlyPage, early),
        () => {},
      ),
    settleMs,
  );
  return () => clearTimeout(timer);
}
