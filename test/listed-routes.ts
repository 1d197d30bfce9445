import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { PageFacts } from "#app/page-facts.ts";
import routes from "#app/routes.ts";

export type ListedRoute = {
  /** As the route table has it: `/company/:companySlug`. */
  pattern: string;
  /** From the root of the repository on. */
  file: string;
  source: string;
  /** Whether it shows something: any other answers data, or leads elsewhere. */
  isPage: boolean;
};

/** Every address of the route table, with the source of its module. */
export function listedRoutes(entries: RouteConfigEntry[] = routes, above = ""): ListedRoute[] {
  return entries.flatMap(({ index, path: part = "", file: inApp, children = [] }) => {
    const below = part ? `${above}/${part}` : above;
    const file = path.join("app", inApp);
    const source = readFileSync(file, "utf8");
    const route = { pattern: below || "/", file, source, isPage: /^export default /m.test(source) };
    return [...(index || part ? [route] : []), ...listedRoutes(children, below)];
  });
}

/** What a route's module says in its handle. */
export async function factsOf({ file, source }: ListedRoute): Promise<PageFacts> {
  if (!/^export const handle\b/m.test(source)) return {};
  const { handle } = await import(path.resolve(file));
  return handle;
}
