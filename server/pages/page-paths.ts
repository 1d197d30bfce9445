import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { site } from "#core/platform/site.ts";

/** Tells which paths are pages: those whose route shows something, and is not the last resort for all others. */
export function pagePaths({ routes }: Pick<ServerBuild, "routes">): (pathname: string) => boolean {
  const table = below(undefined);

  return (pathname) => {
    const { route, params = {} } = matchRoutes(table, pathname)?.at(-1) ?? {};
    if (route?.id === undefined || route.path === "*") return false;
    if (params.founderSlug && params.founderSlug !== site.founder.slug) return false;
    return Boolean(routes[route.id]?.module.default);
  };

  function below(parentId: string | undefined): RouteObject[] {
    return Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, caseSensitive } = route;
      return route.index ? { id, index: true } : { id, path, caseSensitive, children: below(id) };
    });
  }
}
