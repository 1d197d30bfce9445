import { boardSource } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { faultOfToken, fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const neogov: Source = {
  ...boardSource,
  name: "neogov",
  label: "NEOGOV",
  about:
    "Outdoor jobs from the feeds of state parks, counties and park districts at governmentjobs.com. Its robots.txt asks robots to stay away, so list an agency only after it, or NEOGOV, has agreed.",
  cost: "Free. One request for each agency.",
  hourUtc: 7,
  fetchPages,
  faultOfToken,
  mapperFilters: true,
  map: mapRow,
  idOf,
};
