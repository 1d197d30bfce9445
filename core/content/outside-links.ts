import { parse } from "yaml";
import { linksOf } from "./markdown.ts";
import { splitPageFile } from "./page-file.ts";

export type OutsideLink = { url: string; pages: string[] };

type Own = { origin: string; founderPath: string };

/** Nobody can own these names (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

export function outsideLinksOf(files: Record<string, string>, own: Own): OutsideLink[] {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(files)) {
    for (const link of linksOfFile(text)) {
      const url = outsideAddress(link, own);
      if (url) found.set(url, (found.get(url) ?? new Set()).add(pathOf(file, own)));
    }
  }
  return [...found].map(([url, pages]) => ({ url, pages: [...pages].sort() })).sort(byUrl);
}

function linksOfFile(text: string): string[] {
  const { head, markdown } = splitPageFile(text);
  return [...textsIn(parse(head)).flatMap((line) => [line, ...linksOf(line)]), ...linksOf(markdown)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

function outsideAddress(link: string, own: Own): string | null {
  const url = /^https?:\/\/\S+$/.test(link) ? URL.parse(link) : null;
  if (!url || url.host === new URL(own.origin).host || reserved.test(url.hostname)) return null;
  url.hash = "";
  return url.href;
}

function pathOf(file: string, { founderPath }: Own): string {
  if (file === "pages/founder.md" || file === "pages/maker.md") return founderPath;
  const [folder, name = ""] = file.replace(/\.md$/, "").split("/");
  if (folder === "states") return `/outdoor-jobs-${name}`;
  return folder === "searches" ? `/search/${name}` : `/${name}`;
}

function byUrl(a: OutsideLink, b: OutsideLink) {
  return a.url < b.url ? -1 : 1;
}
