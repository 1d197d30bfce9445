import type { Source } from "#core/sources/source.ts";
import { fetchExpired, fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const activeJobsDb: Source = {
  name: "active-jobs-db",
  label: "Active Jobs DB",
  about: "Jobs from many applicant-tracking systems, found with the keyword lists.",
  cost: "Each call uses one of 20,000 requests a month, and each job returned one of 20,000 jobs. Changed and expired jobs use requests only.",
  hourUtc: 6,
  requestsPerSecond: 5,
  quota: { requests: 20_000, jobs: 20_000 },
  hasKeywords: true,
  hasBoards: false,
  settings: ["ACTIVE_JOBS_DB_KEY"],
  headers: (env) => ({
    "x-rapidapi-key": env.ACTIVE_JOBS_DB_KEY ?? "",
    "x-rapidapi-host": new URL(env.ACTIVE_JOBS_DB_URL).host,
  }),
  fetchPages,
  fetchExpired,
  map: mapRow,
  idOf,
};
