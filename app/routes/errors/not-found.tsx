import { data } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/not-found.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Page not found", path: null });

export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
