import type { Viewer } from "#core/jobs/viewer.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";

/** A list with its jobs costs as much as dozens of pages. */
export function mayTake(
  viewer: Viewer,
  clientAddress: string,
  now = new Date(),
): Promise<{ ok: true } | Refusal> {
  const key = viewer.kind === "anonymous" ? clientAddress : viewer.userId;
  return takeFrom("taken-lists", env.LIMIT_TAKEN_LISTS, key, now);
}
