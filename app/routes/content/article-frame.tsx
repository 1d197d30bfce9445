import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#app/components/breadcrumb.tsx";
import type { Heading } from "#core/content/markdown.ts";
import { longDate } from "#core/long-date.ts";

type Props = {
  trail: Crumb[];
  page: { h1: string; eyebrow?: string; intro?: string; updated: string };
  /** What the table of contents lists; none for a short page. */
  headings?: Heading[];
  children: ReactNode;
};

/** A page to read: where it stands, its heading, its table of contents beside the text, and the text. */
export function ArticleFrame({ trail, page, headings = [], children }: Props) {
  return (
    <article className="page py-6">
      <Breadcrumb items={trail} />
      <header className="mt-6 max-w-3xl">
        {page.eyebrow && <p className="eyebrow text-sun">{page.eyebrow}</p>}
        <h1 className="mt-2 text-[clamp(2.1rem,5vw,3.25rem)] leading-[1.08]">{page.h1}</h1>
        {page.intro && <p className="mt-5 text-granite text-lg leading-relaxed">{page.intro}</p>}
        <p className="mt-4 text-granite text-sm">
          Last updated <time dateTime={page.updated}>{longDate(new Date(page.updated))}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        {headings.length > 1 && <Contents headings={headings} />}
        <div className="min-w-0 lg:order-first">{children}</div>
      </div>
    </article>
  );
}

function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <div className="rounded-lg border border-line p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <h2 id="contents" className="font-sans font-semibold text-sm">
          On this page
        </h2>
        <ol className="mt-2 text-sm sm:columns-2 lg:columns-1">
          {headings.map(({ id, text }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="block py-2.5 text-granite hover:text-ink hover:underline md:py-1.5"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
