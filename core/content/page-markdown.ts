import { parse } from "yaml";
import { contentFile, listSearches, listStates, makerPage, readPage } from "#core/content/content.ts";
import { type StandalonePage, standalonePages } from "#core/content/kinds.ts";
import { splitPageFile } from "#core/content/page-file.ts";
import { site } from "#core/platform/site.ts";

type ListedPage = { path: string; title: string; about: string };

const isStandalone = (name: string): name is StandalonePage => Object.hasOwn(standalonePages, name);

/** Every page that we write, at its address. */
export function listPages(): ListedPage[] {
  const names = Object.keys(standalonePages).filter((name) => isStandalone(name) && !isMaker(name));
  return [
    ...listSearches().map(({ slug, h1, metaDescription: about }) => ({
      path: `/search/${slug}`,
      title: h1,
      about,
    })),
    ...listStates().map(({ slug, h1, metaDescription: about }) => ({
      path: `/outdoor-jobs-${slug}`,
      title: h1,
      about,
    })),
    ...names.map((name) => listed(`/${name}`, name as StandalonePage)),
    listed(`/${site.founder.slug}`, makerPage),
  ];
}

function isMaker(name: string): boolean {
  return name === "founder" || name === "maker";
}

function listed(path: string, name: StandalonePage): ListedPage {
  const { h1, metaDescription } = readPage<StandalonePage>(name);
  return { path, title: h1, about: metaDescription };
}

/** A page that we write as Markdown, with what its head lists. Null for other addresses. */
export function pageMarkdown(pathname: string): string | null {
  const file = fileOf(pathname);
  const text = file && contentFile(file);
  if (!text) return null;
  const { head, markdown } = splitPageFile(text);
  const { h1, intro, ...others } = parse(head) as Record<string, unknown>;
  const lists = Object.values(others).flatMap((value) => (Array.isArray(value) ? linesOf(value) : []));
  return [`# ${h1}`, intro, markdown.trim(), lists.join("\n"), ""]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

function fileOf(pathname: string): string | null {
  const [, search] = /^\/search\/([\w-]+)$/.exec(pathname) ?? [];
  const [, state] = /^\/outdoor-jobs-([\w-]+)$/.exec(pathname) ?? [];
  if (search) return `searches/${search}`;
  if (state) return `states/${state}`;
  const name = pathname.slice(1);
  if (name === site.founder.slug) return `pages/${makerPage}`;
  return isStandalone(name) && !isMaker(name) ? `pages/${name}` : null;
}

/** Companies, boards, questions and figures, each with what is said of it. */
function linesOf(list: unknown[]): string[] {
  return list.flatMap((item) => {
    if (typeof item !== "object" || item === null) return [];
    const { name, question, label, description, answer, value } = item as Record<string, string | undefined>;
    const [title, said] = [name ?? question ?? label, description ?? answer ?? value];
    return title && said ? [`- **${title}**: ${said}`] : [];
  });
}
