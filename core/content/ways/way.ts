import type { JobQuery } from "#core/jobs/query/job-query.ts";

/** `query` narrows the page. */
export type Way =
  | { kind: "list"; query: JobQuery }
  | { kind: "company"; slug: string }
  | { kind: "search" | "park" | "state"; slug: string; query: JobQuery };
