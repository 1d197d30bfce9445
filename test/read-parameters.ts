import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The parts of the source that see an address: the module itself, what it imports of its own folder, and the modules to
 * which one of these hands `url` or its parameters.
 */
export function sourcesThatRead(file: string): string[] {
  const found = new Set([file]);
  for (const each of found) {
    const source = readFileSync(each, "utf8");
    for (const [, names = "", from = ""] of source.matchAll(
      /^import (?!type )([^;]*?) from "([^"]+)";$/gms,
    )) {
      if (from.startsWith("./") && !from.includes("+types")) found.add(path.join(path.dirname(each), from));
      if (from.startsWith("#") && isHandedTo(names, source)) found.add(from.slice(1));
    }
  }
  return [...found].filter((each) => /\.tsx?$/.test(each)).map((each) => readFileSync(each, "utf8"));
}

/** The names by which a source asks an address for its parameters, where they stand there as texts. */
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

/** Whether one of the imported functions gets the address: `nextOf(url, context)`, `parseFilters(url.searchParams)`. */
function isHandedTo(imported: string, source: string): boolean {
  const names = imported.match(/\w+/g) ?? [];
  return names.some((name) =>
    new RegExp(`\\b${name}\\((?:[^()]|\\([^()]*\\))*\\b(?:url\\b(?!:)|searchParams\\b)`).test(source),
  );
}
