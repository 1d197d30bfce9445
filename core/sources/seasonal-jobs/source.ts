import type { Source } from "#core/sources/source.ts";
import { fetchPages } from "./client.ts";
import { board, mapRow } from "./mapper.ts";

/** SeasonalJobs.dol.gov, the US Department of Labor's list of seasonal work; no key is needed. */
export const seasonalJobs: Source = {
  name: "seasonal-jobs",
  label: "SeasonalJobs",
  keywords: [],
  wholeBoard: board,
  settings: [],
  headers: () => ({}),
  fetchPages,
  map: mapRow,
};
