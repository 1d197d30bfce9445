import { isId } from "#app/request/is-id.ts";

export function toFactId({ jobId, claim }: { jobId: string; claim: string }): string {
  return `${jobId} ${claim}`;
}

export function readFactId(text: string): { jobId: string; claim: string } | null {
  const [jobId, claim = ""] = text.split(" ");
  return isId(jobId) ? { jobId, claim } : null;
}
