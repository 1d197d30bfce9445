import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { PageAddress } from "./page-address.ts";

/**
 * The router matches and prepares its whole table for each request, so what is read goes to a router that knows no more than the
 * page's own routes.
 */
export function pageHandlers(build: ServerBuild, mode: "development" | "production") {
  const whole = createRequestHandler(build, mode);
  const known = new Map<string, RequestHandler>();

  return (method: string, { routeId, isUnknown }: PageAddress): RequestHandler => {
    const isRead = method === "GET" || method === "HEAD";
    if (mode !== "production" || !isRead || isUnknown || !routeId) return whole;
    const handle = known.get(routeId) ?? createRequestHandler(onlyFor(build, routeId), mode);
    known.set(routeId, handle);
    return handle;
  };
}

function onlyFor(build: ServerBuild, routeId: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = routeId; id; id = build.routes[id]?.parentId) ids.unshift(id);
  const { assets } = build;
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...assets, routes: pick(assets.routes, ids) },
  };
}

function pick<Value>(routes: Record<string, Value>, ids: string[]): Record<string, Value> {
  return Object.fromEntries(ids.flatMap((id) => (routes[id] ? [[id, routes[id]]] : [])));
}
