import type { ReactNode } from "react";
import type { Tracked } from "#app/components/tracker/tracked.ts";
import type { JobCard } from "#core/jobs/job-card.ts";

type Ways = {
  unpack: (packed: string) => object;
  drawOnce: (of: object, content: ReactNode) => string;
  drawAlike: (of: object, key: string, content: ReactNode) => string | null;
  drawJobs: (jobs: JobCard[], tracked: Tracked) => string;
};

/** What entry.server.tsx knows and no script of a browser loads. */
export const onServer: Partial<Ways> = {};
