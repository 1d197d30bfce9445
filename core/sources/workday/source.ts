import { boardSource } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { faultOfToken } from "./address.ts";
import { fetchPages, name, sourceIdOf } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const workday: Source = {
  ...boardSource,
  name,
  label: "Workday",
  about:
    "The full boards of employers at Workday. We read a posting's text only when it is new or has changed.",
  cost: "Free. One request for every twenty postings, and one for each new one.",
  hourUtc: 7,
  requestsPerSecond: 2,
  fetchPages,
  faultOfToken,
  idOfPage: ({ hostname, pathname }) => {
    const [, tenant, cluster] = /^([^.]+)\.([^.]+)\.myworkdayjobs\.com$/.exec(hostname) ?? [];
    const [, site, path] = /^(?:\/[a-z]{2}-[A-Z]{2})?\/([^/]+)(\/job\/.+)$/.exec(pathname) ?? [];
    return tenant && site && path ? sourceIdOf(`${tenant}:${cluster}:${site}`, path) : null;
  },
  map: mapRow,
  idOf,
};
