import type { ServerBuild } from "react-router";
import type { PageFacts } from "#app/page-facts.ts";

/** A route table of empty pages: their paths with their handles. */
export function madeUpRoutes(handles: Record<string, PageFacts>): Pick<ServerBuild, "routes"> {
  const routes = Object.entries(handles).map(([path, handle]) => {
    const at = path === "/" ? { index: true } : { path: path.slice(1) };
    return [path, { id: path, ...at, module: { handle, default: () => null } }];
  });
  return { routes: Object.fromEntries(routes) };
}
