import type { z } from "zod";
import { type Facts, productFactNames } from "./fact-names.ts";
import { folders, standalonePages } from "./kinds.ts";
import { linkFaultsOf } from "./link-faults.ts";
import { type ContentPage, fillFacts, readPageFile, splitPageFile } from "./page-file.ts";

type Files = Record<string, string>;

type Page = {
  title: string;
  metaDescription: string;
  intro?: string;
  order?: number;
  relatedSearches?: string[];
  related?: string[];
};

type ProductFacts = Pick<Facts, (typeof productFactNames)[number]>;

const sample: Facts = {
  siteName: "Waymark",
  origin: "https://waymark.example",
  publicKey: "public.key",
  email: "hello@waymark.example",
  address: "12 Trailhead Road",
  founderName: "Robin Hale",
  founderPath: "/robin-hale",
  governingState: "Colorado",
  // Most facts are about this long.
  ...(Object.fromEntries(productFactNames.map((name) => [name, "0 days"])) as ProductFacts),
};
const fewestWords = 250;

export function checkContent(files: Files) {
  const faults: string[] = [];
  const pages = new Map<string, ContentPage<Page>>();
  for (const [path, text] of Object.entries(files)) {
    try {
      const schema = schemaOf(path);
      readPageFile(`content/${path}`, text, schema, sample);
      pages.set(path, readPageFile(`content/${path}`, fillFacts(text, sample), schema, sample));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  for (const [path, page] of pages) faults.push(...faultsOf(path, page, files));
  for (const name of Object.keys(standalonePages))
    if (!(`pages/${name}.md` in files)) faults.push(`content/pages/${name}.md is missing.`);
  for (const field of ["title", "metaDescription", "order"] as const) faults.push(...saidTwice(pages, field));
  if (faults.length) throw new Error(`The content is not usable:\n${faults.join("\n")}`);
}

function schemaOf(path: string): z.ZodType<Page> {
  const [, folder = "", name = ""] = /^([a-z]+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
  const kinds: Record<string, z.ZodType<Page>> = folder === "pages" ? standalonePages : folders;
  const schema = kinds[folder === "pages" ? name : folder];
  if (!schema) throw new Error(`content/${path} is of no known kind.`);
  return schema;
}

function faultsOf(path: string, page: ContentPage<Page>, files: Files): string[] {
  const text = fillFacts(files[path] ?? "", sample);
  const { markdown } = splitPageFile(text);
  const words = `${page.intro ?? ""} ${markdown}`.trim().split(/\s+/).length;
  const isShort = !path.startsWith("pages/") && words < fewestWords;
  return [
    ...linkFaultsOf(path, page, text, (file) => file in files),
    ...(path.startsWith("searches/jobs-near-")
      ? [`content/${path} has an address of the jobs near a park`]
      : []),
    ...(isShort ? [`content/${path} has ${words} words, fewer than ${fewestWords}`] : []),
  ];
}

function saidTwice(pages: Map<string, Page>, field: "title" | "metaDescription" | "order"): string[] {
  const first = new Map<unknown, string>();
  return [...pages].flatMap(([path, page]) => {
    if (page[field] === undefined) return [];
    const other = first.get(page[field]);
    if (!other) first.set(page[field], path);
    return other ? [`content/${path} and content/${other} have the same ${field}`] : [];
  });
}
