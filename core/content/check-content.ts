import type { z } from "zod";
import { folders, standalonePages } from "./kinds.ts";
import { linksOf } from "./markdown.ts";
import { type Facts, fillFacts, readPageFile, splitPageFile } from "./page-file.ts";

const sample: Facts = {
  siteName: "Waymark",
  email: "hello@waymark.example",
  address: "12 Trailhead Road",
  founderName: "Robin Hale",
  founderPath: "/robin-hale",
  governingState: "Colorado",
};
const fewestWords = 250;

/**
 * Checks all content, given as texts by their paths from content/ on ("searches/park-ranger-jobs.md"). Throws an error
 * that names every file that is missing, is not as its kind must be, or leads to a page that is not there.
 */
export function checkContent(files: Record<string, string>) {
  const faults = Object.entries(files).flatMap(([path, text]) => faultsOf(path, text, files));
  const missing = Object.keys(standalonePages).filter((name) => !files[`pages/${name}.md`]);
  faults.push(...missing.map((name) => `content/pages/${name}.md is missing`));
  faults.push(...saidTwice(files, "title"), ...saidTwice(files, "metaDescription"));
  if (faults.length) throw new Error(`The content is not usable:\n${faults.join("\n")}`);
}

function faultsOf(path: string, text: string, files: Record<string, string>): string[] {
  const schema = schemaOf(path);
  if (!schema) return [`content/${path} is of no known kind`];
  try {
    const page = readPageFile(`content/${path}`, text, schema, sample) as Record<string, unknown>;
    const { head, markdown } = splitPageFile(fillFacts(text, sample));
    const related = ((page.relatedSearches ?? []) as string[]).map((slug) => `/search/${slug}`);
    const links = [...linksOf(markdown), ...linksOf(head), ...related, ...((page.related ?? []) as string[])];
    const words = `${page.intro ?? ""} ${markdown}`.split(/\s+/).length;
    const isLanding = !path.startsWith("pages/");
    return [
      ...links.filter((link) => !isSound(link, files)).map((link) => `content/${path} links to ${link}`),
      ...(isLanding && words < fewestWords ? [`content/${path} has ${words} words, not ${fewestWords}`] : []),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

function schemaOf(path: string): z.ZodType | undefined {
  const [, folder = "", name = ""] = /^([a-z]+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
  if (folder === "pages") return (standalonePages as Record<string, z.ZodType>)[name];
  return (folders as Record<string, z.ZodType>)[folder];
}

/** Landing pages of ours must have a file; the crawl of the whole site sees to the other pages. */
function isSound(link: string, files: Record<string, string>): boolean {
  if (!/^(https?:\/\/|mailto:|#|\/($|#|[a-z0-9]))/.test(link)) return false;
  const [, search] = /^\/search\/([^#?]+)/.exec(link) ?? [];
  if (search && search !== "all") return `searches/${search}.md` in files;
  const [, state] = /^\/outdoor-jobs-([^#?]+)/.exec(link) ?? [];
  return !state || `states/${state}.md` in files;
}

function saidTwice(files: Record<string, string>, field: "title" | "metaDescription"): string[] {
  const seen = new Map<string, string>();
  return Object.entries(files).flatMap(([path, text]) => {
    const [, said] = new RegExp(`^${field}: *(.+)$`, "m").exec(text) ?? [];
    const other = said && seen.get(said);
    if (said) seen.set(said, path);
    return other ? [`content/${path} and content/${other} have the same ${field}`] : [];
  });
}
