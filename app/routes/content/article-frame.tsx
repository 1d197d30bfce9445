import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#app/components/reading/breadcrumb.tsx";
import type { Heading } from "#core/content/markdown.ts";
import { longDate } from "#core/text/long-date.ts";

type Props = {
  trail: Crumb[];
  page: { h1: string; eyebrow?: string; intro?: string; updated: string };
  headings?: Heading[];
  children: ReactNode;
};

export function ArticleFrame({ trail, page, headings = [], children }: Props) {
  return (
    <article className="page py-6">
      <Breadcrumb items={trail} />
      <ArticleHeader page={page} />
      {headings.length > 1 ? (
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <Contents headings={headings} />
          <div className="min-w-0 lg:order-first">{children}</div>
        </div>
      ) : (
        <div className="mt-8">{children}</div>
      )}
    </article>
  );
}

export function ArticleHeader({ page }: Pick<Props, "page">) {
  return (
    <header className="mt-6 max-w-3xl">
      {page.eyebrow && <p className="eyebrow text-sun">{page.eyebrow}</p>}
      <h1 className="mt-2 text-[clamp(2.1rem,5vw,3.25rem)] leading-[1.08]">{page.h1}</h1>
      {page.intro && <p className="mt-5 text-granite text-lg leading-relaxed">{page.intro}</p>}
      <p className="mt-4 text-granite text-sm">
        Last updated <time dateTime={page.updated}>{longDate(new Date(page.updated))}</time>
      </p>
    </header>
  );
}

function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <div className="contents-box">
        <h2 id="contents" className="font-sans font-semibold text-sm">
          On this page
        </h2>
        <details>
          <summary>On this page</summary>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}
