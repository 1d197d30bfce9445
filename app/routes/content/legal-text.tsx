import { Prose } from "#app/components/prose.tsx";
import type { ContentPage } from "#core/content/page-file.ts";
import type { LegalPage } from "#core/content/schemas.ts";
import { ArticleFrame } from "./article-frame.tsx";

/** A policy of ours, to be read by sections. */
export function LegalText({ page }: { page: ContentPage<LegalPage> }) {
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
