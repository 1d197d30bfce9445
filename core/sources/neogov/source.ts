import { boardSource } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { faultOfToken, fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const neogov: Source = {
  ...boardSource,
  name: "neogov",
  label: "NEOGOV",
  about:
    "Outdoor jobs from the feeds of state parks, counties and park districts at governmentjobs.com. The site's robots.txt turns robots away, so add an agency only once it or NEOGOV has agreed.",
  cost: "Free. One request per agency.",
  hourUtc: 7,
  fetchPages,
  faultOfToken,
  mapperFilters: true,
  map: mapRow,
  idOf,
};
