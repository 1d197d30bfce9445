import { boardSource } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const ashby: Source = {
  name: "ashby",
  label: "Ashby",
  about: "The full boards of employers that hire with Ashby.",
  ...boardSource,
  fetchPages,
  idOfPage: ({ hostname, pathname }) => {
    const [, id] = /^\/([^/]+\/[\da-f-]{36})(\/|$)/.exec(pathname) ?? [];
    return hostname === "jobs.ashbyhq.com" ? (id ?? null) : null;
  },
  map: mapRow,
  idOf,
};
