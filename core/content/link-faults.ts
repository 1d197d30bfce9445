import { linksOf } from "./markdown.ts";
import { type ContentPage, splitPageFile } from "./page-file.ts";

type Page = ContentPage<{ relatedSearches?: string[]; related?: string[] }>;
/** Whether there is a file of that path from content/ on. */
type IsFile = (path: string) => boolean;

/** The sections that a page has beside those of its text: what is made of its head. By file, or by the folder of many. */
export const furtherSections: Record<string, string[]> = {
  searches: ["positions", "faq", "related"],
  states: ["results", "related"],
  "pages/10-step-guide-to-finding-your-dream-job": ["next-step"],
  "pages/all-outdoor-companies-hiring": ["companies"],
  "pages/best-job-boards-for-the-outdoor-industry": ["the-20-boards"],
  "pages/best-outdoor-companies-to-work-for": ["ranking", "bonus"],
};

/** What is wrong with where a page leads, in sentences that name its file. */
export function linkFaultsOf(path: string, page: Page, text: string, isFile: IsFile): string[] {
  const { head, markdown } = splitPageFile(text);
  const sections = sectionsOf(path, page);
  const related = [...(page.relatedSearches ?? []).map((slug) => `/search/${slug}`), ...(page.related ?? [])];
  const nowhere = [
    ...[...linksOf(markdown), ...linksOf(head)].filter((link) => !isSound(link, sections, isFile)),
    ...related.filter((link) => !isFile(landingPage(link) ?? "")),
  ];
  const twice = related.filter((link, index) => related.indexOf(link) !== index);
  return [
    ...nowhere.map((link) => `content/${path} links to ${link}`),
    ...twice.map((link) => `content/${path} names ${link} twice as related`),
    ...(related.some((link) => landingPage(link) === path) ? [`content/${path} is related to itself`] : []),
  ];
}

function sectionsOf(path: string, { body }: Page): string[] {
  const name = path.replace(/\.md$/, "");
  const headings = [...body.html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id ?? "");
  return [...headings, ...(furtherSections[name] ?? furtherSections[path.split("/")[0] ?? ""] ?? [])];
}

/** Landing pages of ours must have a file; the crawl of the whole site sees to the other pages. */
function isSound(link: string, sections: string[], isFile: IsFile): boolean {
  if (link.startsWith("#")) return sections.includes(link.slice(1));
  if (!/^(https?:\/\/|mailto:|\/($|#|[a-z0-9]))/.test(link)) return false;
  const file = landingPage(link.replace(/[#?].*$/s, ""));
  return !file || file === "searches/all.md" || isFile(file);
}

/** The file of a search or state page, by its path; null for any other address. */
function landingPage(path: string): string | null {
  const [, search, state] = /^\/(?:search\/(.+)|outdoor-jobs-(.+))$/.exec(path) ?? [];
  if (search) return `searches/${search}.md`;
  return state ? `states/${state}.md` : null;
}
