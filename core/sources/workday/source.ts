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
    "The full boards of employers that hire with Workday. We only read the text of new and changed jobs.",
  cost: "Free. One request per 20 jobs, and one for each new job.",
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
