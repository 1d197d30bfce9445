import type { Source } from "#core/sources/source.ts";
import { fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const seasonalJobs: Source = {
  name: "seasonal-jobs",
  label: "SeasonalJobs",
  about: "Outdoor jobs from the US Department of Labor's list of seasonal work.",
  cost: "Free. About 100 requests per sync.",
  hourUtc: 6,
  requestsPerSecond: 5,
  quota: null,
  hasKeywords: false,
  hasBoards: false,
  settings: [],
  headers: () => ({}),
  fetchPages,
  map: mapRow,
  idOf,
};
