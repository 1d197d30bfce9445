import { Prose } from "#app/components/reading/prose.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { readPage } from "#core/content/content.ts";
import type { Route } from "./+types/legal.ts";
import { ArticleFrame } from "./article-frame.tsx";

const pages = ["developers", "privacy-policy"] as const;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, {
    title: loaderData.page.title,
    description: loaderData.page.metaDescription,
    path: null,
  });

export function loader({ pattern }: Route.LoaderArgs) {
  const page = pages.find((name) => pattern.endsWith(name)) ?? "terms-of-service";
  return { page: readPage(page) };
}

export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ArticleFrame
      trail={[{ label: "Home", to: "/" }, { label: page.h1 }]}
      page={page}
      headings={page.body.headings}
    >
      <Prose html={page.body.html} />
    </ArticleFrame>
  );
}
