import { isId } from "#app/request/is-id.ts";

/** A row of a fact is named by its job and its claim. */
export function toFactId({ jobId, claim }: { jobId: string; claim: string }): string {
  return `${jobId} ${claim}`;
}

/** Null where a text names no fact. */
export function readFactId(text: string): { jobId: string; claim: string } | null {
  const [jobId, claim = ""] = text.split(" ");
  return isId(jobId) ? { jobId, claim } : null;
}
