import type { z } from "zod";
import { anonymousKey } from "#core/accounts/access-token.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { memoize } from "#core/platform/memoize.ts";
import { site } from "#core/platform/site.ts";
import { productFacts } from "#core/product-facts.ts";
import type { Facts } from "./fact-names.ts";
import { folders, type StandalonePage, standalonePages } from "./kinds.ts";
import { renderMarkdown } from "./markdown.ts";
import { type OutsideLink, outsideLinksOf } from "./outside-links.ts";
import { type ContentPage, fillFacts, readPageFile } from "./page-file.ts";
import type { SearchPage, StatePage } from "./schemas.ts";

const files = import.meta.glob<string>("/content/**/*.md", { query: "?raw", import: "default", eager: true });

const facts: Facts = {
  siteName: site.name,
  origin: site.origin,
  publicKey: await anonymousKey(),
  email: site.email,
  address: site.address,
  founderName: site.founder.name,
  founderPath: `/${site.founder.slug}`,
  governingState: site.governingState,
  ...productFacts,
};

/** The page at the founder's address. */
export const makerPage = site.founder.isConfigured ? "founder" : "maker";

const searches = memoize(() =>
  readFolder("searches")
    .toSorted((a, b) => a.order - b.order)
    .map(toSearch),
);
const states = memoize(() => readFolder("states"));
const read = new Map<StandalonePage, ContentPage<unknown>>();

export type Search = Omit<ContentPage<SearchPage>, "faqs" | "filters"> & {
  faqs: { question: string; html: string }[];
  query: JobQuery;
};

export function listSearches(): Search[] {
  return searches();
}

/** "Rafting Guide Jobs" → "Rafting Guide". */
export function kindName({ label }: Pick<Search, "label">): string {
  return label.replace(/ Jobs$/, "");
}

export function findSearch(slug: string): Search | null {
  return searches().find((page) => page.slug === slug) ?? null;
}

export function listStates(): ContentPage<StatePage>[] {
  return states();
}

export function findState(slug: string): ContentPage<StatePage> | null {
  return states().find((page) => page.slug === slug) ?? null;
}

export function readPage<Name extends StandalonePage>(
  name: Name,
): ContentPage<z.infer<(typeof standalonePages)[Name]>> {
  const page = read.get(name) ?? readFile(`/content/pages/${name}.md`, standalonePages[name] as z.ZodType);
  read.set(name, page);
  return page as ContentPage<z.infer<(typeof standalonePages)[Name]>>;
}

/** A file's text with its facts filled in, by its name below content/. Null where there is none. */
export function contentFile(name: string): string | null {
  const text = files[`/content/${name}.md`];
  return text === undefined ? null : fillFacts(text, facts);
}

export function listOutsideLinks(): OutsideLink[] {
  const texts = Object.entries(files).map(([path, text]) => [path.replace("/content/", ""), text]);
  return outsideLinksOf(Object.fromEntries(texts), { origin: site.origin, founderPath: facts.founderPath });
}

function toSearch({ filters, ...search }: ContentPage<SearchPage>): Search {
  const faqs = search.faqs.map(({ question, answer }) => ({ question, html: renderMarkdown(answer).html }));
  return { ...search, faqs, query: parseQuery(filters, offers.search) };
}

function readFolder<Name extends keyof typeof folders>(name: Name) {
  const schema = folders[name] as unknown as z.ZodType<z.infer<(typeof folders)[Name]>>;
  const paths = Object.keys(files).filter((path) => path.startsWith(`/content/${name}/`));
  return paths.sort().map((path) => readFile(path, schema));
}

function readFile<Head>(path: string, schema: z.ZodType<Head>): ContentPage<Head> {
  return readPageFile(path, files[path] ?? "", schema, facts);
}
