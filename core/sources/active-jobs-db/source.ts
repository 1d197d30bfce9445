import type { Source } from "#core/sources/source.ts";
import { fetchExpired, fetchPages } from "./client.ts";
import { keywords } from "./keywords.ts";
import { mapRow } from "./mapper.ts";

/** Active Jobs DB (Fantastic.jobs) on RapidAPI: postings of many applicant-tracking systems, asked by title. */
export const activeJobsDb: Source = {
  name: "active-jobs-db",
  label: "Active Jobs DB",
  keywords,
  wholeBoard: null,
  settings: ["ACTIVE_JOBS_DB_KEY"],
  headers: (env) => ({
    "x-rapidapi-key": env.ACTIVE_JOBS_DB_KEY ?? "",
    "x-rapidapi-host": new URL(env.ACTIVE_JOBS_DB_URL).host,
  }),
  fetchPages,
  fetchExpired,
  map: mapRow,
};
