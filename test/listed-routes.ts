import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { PageFacts } from "#app/page-facts.ts";
import routes from "#app/routes.ts";

export type ListedRoute = {
  /** The pattern in the route table: `/company/:companySlug`. */
  pattern: string;
  /** From the root of the repository on. */
  file: string;
  source: string;
  /** Other routes answer data or redirect. */
  isPage: boolean;
};

export function listedRoutes(entries: RouteConfigEntry[] = routes, above = ""): ListedRoute[] {
  return entries.flatMap(({ index, path: part = "", file: inApp, children = [] }) => {
    const below = part ? `${above}/${part}` : above;
    const file = path.join("app", inApp);
    const source = readFileSync(file, "utf8");
    const route = { pattern: below || "/", file, source, isPage: /^export default /m.test(source) };
    return [...(index || part ? [route] : []), ...listedRoutes(children, below)];
  });
}

export async function factsOf({ file, source }: ListedRoute): Promise<PageFacts> {
  if (!/^export const handle\b/m.test(source)) return {};
  const { handle } = await import(path.resolve(file));
  return handle;
}
