import type { DemoJob } from "./demo-job.ts";
import { loadDemoJobs } from "./load-demo-jobs.ts";
import { type DatedJob, redate, startOfDay } from "./redate.ts";

export type JobsOn = (now: Date) => DatedJob<DemoJob>[];

export function jobsByDay(): JobsOn {
  let jobs: DemoJob[] | undefined;
  let day = Number.NaN;
  let dated: DatedJob<DemoJob>[] = [];
  return (now) => {
    jobs ??= loadDemoJobs();
    if (startOfDay(now) !== day) {
      day = startOfDay(now);
      dated = redate(jobs, now);
    }
    return dated;
  };
}
