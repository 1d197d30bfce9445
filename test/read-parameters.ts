import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns sources that see an address: the module itself, its imports of the same folder, and modules that one of these
 * passes `url` or its parameters to.
 */
export function sourcesThatRead(file: string): string[] {
  const found = new Set([file]);
  for (const each of found) {
    const source = readFileSync(each, "utf8");
    for (const [, names = "", from = ""] of source.matchAll(
      /^import (?!type )([^;]*?) from "([^"]+)";$/gms,
    )) {
      if (/^\.\/.*\.tsx?$/.test(from) && !from.includes("+types"))
        found.add(path.join(path.dirname(each), from));
      if (from.startsWith("#") && isHandedTo(names, source)) found.add(from.slice(1));
    }
  }
  return [...found].filter((each) => /\.tsx?$/.test(each)).map((each) => readFileSync(each, "utf8"));
}

/** Finds the names of parameters that are literals in the source. */
export function parametersRead(source: string): string[] {
  const holders = [
    ...source.matchAll(/\b(\w+): URLSearchParams\b/g),
    ...source.matchAll(/\bconst (\w+) = new URLSearchParams\b/g),
  ].map(([, name]) => name);
  const holder = `(?:\\b(?:${["searchParams", ...holders].join("|")})|new URLSearchParams\\(.*?\\))`;
  const reads = source.matchAll(
    new RegExp(`${holder}\\s*\\??\\.\\s*(?:get|getAll|has)\\(\\s*["'\`]([^"'\`]+)`, "g"),
  );
  return [...reads].map(([, name = ""]) => name);
}

/** Whether an imported function gets the address: `nextOf(url, context)`, `parseFilters(url.searchParams)`. */
function isHandedTo(imported: string, source: string): boolean {
  const names = imported.match(/\w+/g) ?? [];
  return names.some((name) =>
    new RegExp(`\\b${name}\\((?:[^()]|\\([^()]*\\))*\\b(?:url\\b(?!:)|searchParams\\b)`).test(source),
  );
}
