import { lastPage } from "#core/platform/numbered-pages.ts";

/** `draw` names a random draw; what the address lacks is empty. */
export type AreaQuery = { search: string; page: number; draw: string; source: string; state: string };

export const areaParameters = ["q", "source", "state", "page", "draw"] as const;

export const longestSearch = 200;

export function readAreaQuery({ searchParams }: URL): AreaQuery {
  const page = Number(searchParams.get("page"));
  const wordOf = (name: string) => (searchParams.get(name) ?? "").replace(/[^\w-]/g, "").slice(0, 40);
  return {
    search: (searchParams.get("q") ?? "").trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
    draw: wordOf("draw").replaceAll("-", "").slice(0, 20),
    source: wordOf("source"),
    state: wordOf("state"),
  };
}

export function areaAddress(path: string, { search, page, draw, source, state }: AreaQuery): string {
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(source && { source }),
    ...(state && { state }),
    ...(page > 1 && { page: `${page}` }),
    ...(draw && { draw }),
  });
  return params.size ? `${path}?${params}` : path;
}
