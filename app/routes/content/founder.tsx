import { data } from "react-router";
import { site } from "#core/site.ts";
import type { Route } from "./+types/founder.ts";

export function loader({ params }: Route.LoaderArgs) {
  if (params.founderSlug !== site.founder.slug) throw data(null, { status: 404 });
  return null;
}

export default function Founder() {
  return null;
}
