import { site } from "#core/platform/site.ts";
import { type Routes, routeFinder } from "#server/pages/find-route.ts";

export function pagePaths(build: Routes): (pathname: string) => boolean {
  const findRoute = routeFinder(build);

  return (pathname) => {
    const { route, params = {} } = findRoute(pathname) ?? {};
    if (route?.id === undefined || route.path === "*") return false;
    if (params.founderSlug && params.founderSlug !== site.founder.slug) return false;
    return Boolean(build.routes[route.id]?.module.default);
  };
}
