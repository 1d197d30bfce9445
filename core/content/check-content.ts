import type { z } from "zod";
import { folders, standalonePages } from "./kinds.ts";
import { linksOf } from "./markdown.ts";
import { type Facts, fillFacts, readPageFile, splitPageFile } from "./page-file.ts";

/** Texts by their paths from content/ on: "searches/park-ranger-jobs.md". */
type Files = Record<string, string>;

/** What all kinds of pages have in common, and what some have. */
type Page = {
  title: string;
  metaDescription: string;
  intro?: string;
  relatedSearches?: string[];
  related?: string[];
};

const sample: Facts = {
  siteName: "Waymark",
  email: "hello@waymark.example",
  address: "12 Trailhead Road",
  founderName: "Robin Hale",
  founderPath: "/robin-hale",
  governingState: "Colorado",
};
const fewestWords = 250;

/** Throws an error that names every file that is missing, is not as its kind must be, or leads to a page that is not there. */
export function checkContent(files: Files) {
  const faults: string[] = [];
  const pages = new Map<string, Page>();
  for (const [path, text] of Object.entries(files)) {
    try {
      pages.set(path, readPageFile(`content/${path}`, text, schemaOf(path), sample));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  for (const [path, page] of pages) faults.push(...faultsOf(path, page, files));
  for (const name of Object.keys(standalonePages))
    if (!(`pages/${name}.md` in files)) faults.push(`content/pages/${name}.md is missing.`);
  faults.push(...saidTwice(pages, "title"), ...saidTwice(pages, "metaDescription"));
  if (faults.length) throw new Error(`The content is not usable:\n${faults.join("\n")}`);
}

function schemaOf(path: string): z.ZodType<Page> {
  const [, folder = "", name = ""] = /^([a-z]+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
  const kinds: Record<string, z.ZodType<Page>> = folder === "pages" ? standalonePages : folders;
  const schema = kinds[folder === "pages" ? name : folder];
  if (!schema) throw new Error(`content/${path} is of no known kind.`);
  return schema;
}

function faultsOf(path: string, page: Page, files: Files): string[] {
  const { head, markdown } = splitPageFile(fillFacts(files[path] ?? "", sample));
  const related = [...(page.relatedSearches ?? []).map((slug) => `/search/${slug}`), ...(page.related ?? [])];
  const links = [...linksOf(markdown), ...linksOf(head), ...related];
  const words = `${page.intro ?? ""} ${markdown}`.trim().split(/\s+/).length;
  const isShort = !path.startsWith("pages/") && words < fewestWords;
  return [
    ...links.filter((link) => !isSound(link, files)).map((link) => `content/${path} links to ${link}`),
    ...(isShort ? [`content/${path} has ${words} words, fewer than ${fewestWords}`] : []),
  ];
}

/** Landing pages of ours must have a file; the crawl of the whole site sees to the other pages. */
function isSound(link: string, files: Files): boolean {
  if (!/^(https?:\/\/|mailto:|#|\/($|#|[a-z0-9]))/.test(link)) return false;
  const [, search] = /^\/search\/([^#?]+)/.exec(link) ?? [];
  if (search && search !== "all") return `searches/${search}.md` in files;
  const [, state] = /^\/outdoor-jobs-([^#?]+)/.exec(link) ?? [];
  return !state || `states/${state}.md` in files;
}

function saidTwice(pages: Map<string, Page>, field: "title" | "metaDescription"): string[] {
  const first = new Map<string, string>();
  return [...pages].flatMap(([path, page]) => {
    const other = first.get(page[field]);
    if (!other) first.set(page[field], path);
    return other ? [`content/${path} and content/${other} have the same ${field}`] : [];
  });
}
