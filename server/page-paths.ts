import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Tells which paths are pages: those whose route shows something, and is not the last resort for all others. */
export function pagePaths({ routes }: Pick<ServerBuild, "routes">): (pathname: string) => boolean {
  const table = below(undefined);

  return (pathname) => {
    const route = matchRoutes(table, pathname)?.at(-1)?.route;
    return route?.id !== undefined && route.path !== "*" && Boolean(routes[route.id]?.module.default);
  };

  function below(parentId: string | undefined): RouteObject[] {
    return Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, caseSensitive } = route;
      return route.index ? { id, index: true } : { id, path, caseSensitive, children: below(id) };
    });
  }
}
