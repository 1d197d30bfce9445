/** A job as the administration finds it, and why it is on the board. */
export type ExplainedJob = {
  jobId: string;
  title: string;
  company: string;
  companySlug: string;
  path: string;
  state: "live" | "hidden" | "ended" | "featured";
  isDemo: boolean;
  category: string;
  datePosted: Date;
  expiresAt: Date;
  /** One sentence each: which source brought it for which keyword or board and when, and what of its title or employer is outdoor. */
  reasons: string[];
};

/** By part of the title or company, or by the address or id of a job; the newest first. Hidden and ended ones too. */
export async function searchJobs(_: {
  search: string;
  page: number;
}): Promise<{ jobs: ExplainedJob[]; total: number }> {
  throw new Error("not built yet");
}
