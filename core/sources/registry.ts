import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import type { Source } from "#core/sources/source.ts";

/** Every source, in the order in which they run. */
export const sources: readonly Source[] = [activeJobsDb];

export function findSource(name: string): Source | null {
  return sources.find((source) => source.name === name) ?? null;
}
