import { linksOf } from "./markdown.ts";
import { type ContentPage, splitPageFile } from "./page-file.ts";

type Page = ContentPage<{ relatedSearches?: string[]; related?: string[] }>;
type IsFile = (path: string) => boolean;

export const furtherSections: Record<string, string[]> = {
  searches: ["positions", "faq", "related"],
  states: ["results", "related"],
  "pages/10-step-guide-to-finding-your-dream-job": ["next-step"],
  "pages/all-outdoor-companies-hiring": ["companies"],
  "pages/best-job-boards-for-the-outdoor-industry": ["the-20-boards"],
  "pages/best-outdoor-companies-to-work-for": ["ranking", "bonus"],
};

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

function isSound(link: string, sections: string[], isFile: IsFile): boolean {
  if (link.startsWith("#")) return sections.includes(link.slice(1));
  if (!/^(https?:\/\/|mailto:|\/($|#|[a-z0-9]))/.test(link)) return false;
  const file = landingPage(link.replace(/[#?].*$/s, ""));
  return !file || file === "searches/all.md" || isFile(file);
}

function landingPage(path: string): string | null {
  const [, search, state] = /^\/(?:search\/(.+)|outdoor-jobs-(.+))$/.exec(path) ?? [];
  if (search) return `searches/${search}.md`;
  return state ? `states/${state}.md` : null;
}
