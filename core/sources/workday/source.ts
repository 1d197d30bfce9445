import { ofBoards } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { faultOfToken } from "./address.ts";
import { fetchPages, name } from "./client.ts";
import { mapRow } from "./mapper.ts";

/** The public career sites of employers at Workday; no key is needed. */
export const workday: Source = {
  name,
  label: "Workday",
  about:
    "The boards of employers at Workday, each read whole; what a posting says only when it is new or has changed.",
  cost: "Free. One request for every twenty postings, and one for each new one.",
  hourUtc: 7,
  requestsPerSecond: 2,
  ...ofBoards,
  fetchPages,
  faultOfToken,
  map: mapRow,
};
