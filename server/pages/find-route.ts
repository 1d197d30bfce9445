import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from "react-router";

export type Routes = Pick<ServerBuild, "routes">;

export function routeFinder({ routes }: Routes): (pathname: string) => RouteMatch | undefined {
  const table = below(undefined);
  return (pathname) => matchRoutes(table, pathname)?.at(-1);

  function below(parentId: string | undefined): RouteObject[] {
    return Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, caseSensitive } = route;
      return route.index ? { id, index: true } : { id, path, caseSensitive, children: below(id) };
    });
  }
}
