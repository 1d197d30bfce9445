import type { ReactNode } from "react";
import type { Tracked } from "#app/components/tracker/tracked.ts";
import type { JobCard } from "#core/jobs/job-card.ts";

type Ways = {
  drawOnce: (of: object, content: ReactNode) => Uint8Array;
  drawAlike: (of: object, key: string, content: ReactNode) => Uint8Array;
  drawJobs: (jobs: JobCard[], tracked: Tracked) => Uint8Array[];
};

/** What entry.server.tsx knows and no script of a browser loads. */
export const onServer: Partial<Ways> = {};
