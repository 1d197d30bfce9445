/** Takes a job out for good, or puts it back while its posting still runs. A featured one is hidden as a posting. False where there is nothing to do. */
export async function hideJob(
  _: { jobId: string; by: string; note?: string },
  _now = new Date(),
): Promise<boolean> {
  throw new Error("not built yet");
}

export async function unhideJob(_: { jobId: string; by: string }, _now = new Date()): Promise<boolean> {
  throw new Error("not built yet");
}

export type Block = {
  id: string;
  kind: "company" | "keyword";
  value: string;
  note: string;
  by: string;
  createdAt: Date;
};

/** Ends what it meets now, and no source brings any of it again. `ended`: how many jobs. Featured jobs are not met. */
export async function addBlock(
  _: { kind: string; value: string; note: string; by: string },
  _now = new Date(),
): Promise<{ ok: true; ended: number } | { ok: false; error: string; field: "kind" | "value" }> {
  throw new Error("not built yet");
}

/** What it had ended comes back with the next sync. */
export async function liftBlock(_: { id: string; by: string }, _now = new Date()): Promise<boolean> {
  throw new Error("not built yet");
}

export async function listBlocks(_: {
  search: string;
  page: number;
}): Promise<{ blocks: Block[]; total: number }> {
  throw new Error("not built yet");
}
