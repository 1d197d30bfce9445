import { pageMeta } from "#app/seo/page-meta.ts";
import { readPage } from "#core/content/content.ts";
import type { Route } from "./+types/terms-of-service.ts";
import { LegalText } from "./legal-text.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData.page.title,
    description: loaderData.page.metaDescription,
    path: null,
  });

export function loader() {
  return { page: readPage("terms-of-service") };
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalText page={loaderData.page} />;
}
