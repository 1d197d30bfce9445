import { boardSource } from "#core/sources/boards/board-source.ts";
import type { Source } from "#core/sources/source.ts";
import { fetchPages } from "./client.ts";
import { idOf, mapRow } from "./mapper.ts";

export const greenhouse: Source = {
  name: "greenhouse",
  label: "Greenhouse",
  about: "The full boards of employers that hire with Greenhouse.",
  ...boardSource,
  fetchPages,
  faultOfToken: (token) =>
    /^[a-z0-9]+$/i.test(token)
      ? null
      : "A Greenhouse token has only letters and digits: the last part of job-boards.greenhouse.io/….",
  idOfPage: ({ hostname, pathname }) => {
    const [, token, id] = /^\/([^/]+)\/jobs\/(\d+)$/.exec(pathname) ?? [];
    return /^(job-)?boards(\.eu)?\.greenhouse\.io$/.test(hostname) && token ? `${token}/${id}` : null;
  },
  map: mapRow,
  idOf,
};
