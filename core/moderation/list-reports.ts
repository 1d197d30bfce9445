/** A job that readers have reported, with all its open reports. */
export type ReportedJob = {
  jobId: string;
  title: string;
  company: string;
  /** Of the job's page. */
  path: string;
  isLive: boolean;
  isFeatured: boolean;
  /** Reason → how many. */
  reasons: Record<string, number>;
  notes: string[];
  count: number;
  firstAt: Date;
};

/** Those reported most often first. */
export async function listReports(_: {
  search: string;
  page: number;
}): Promise<{ jobs: ReportedJob[]; total: number }> {
  throw new Error("not built yet");
}

export async function countReportedJobs(): Promise<number> {
  throw new Error("not built yet");
}

/** Settles all open reports of a job: it is hidden for good, or stays. False where none is open. */
export async function settleReports(
  _: { jobId: string; outcome: "hidden" | "kept"; by: string },
  _now = new Date(),
): Promise<boolean> {
  throw new Error("not built yet");
}
