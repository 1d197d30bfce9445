import type { Source } from "#core/sources/source.ts";
import { fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const usajobs: Source = {
  name: "usajobs",
  label: "USAJOBS",
  about: "Federal jobs, by occupation and by agency, that are open to the public, students or graduates.",
  cost: "Free. A few requests per sync.",
  hourUtc: 6,
  requestsPerSecond: 5,
  quota: null,
  hasKeywords: false,
  hasBoards: false,
  settings: ["USAJOBS_KEY", "USAJOBS_EMAIL"],
  headers: (env) => ({
    host: new URL(env.USAJOBS_URL).host,
    "user-agent": env.USAJOBS_EMAIL ?? "",
    "authorization-key": env.USAJOBS_KEY ?? "",
  }),
  fetchPages,
  map: mapRow,
  idOf,
};
