import type { FactLine } from "#core/facts/shown/fact-lines.ts";

/** Where a job's page proves what its card states. */
export function factAnchor(line: FactLine | "place" | "salary" | "closing" | "posted"): string {
  return `fact-${line}`;
}
