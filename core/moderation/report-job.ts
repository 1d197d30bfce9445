import type { ReportReason } from "#core/moderation/reasons.ts";

export type ReportErrors = { reason?: string; note?: string; form?: string };
export type TypedReport = { reason: string; note: string };

/** Writes a reader's report down; the same reader's second report of a job replaces the first while that is open. */
export async function reportJob(
  _: { jobId: string; fields: Record<string, unknown>; userId: string | null; clientAddress: string },
  _now = new Date(),
): Promise<
  | { ok: true; reason: ReportReason }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "invalid"; typed: TypedReport; errors: ReportErrors }
> {
  throw new Error("not built yet");
}
