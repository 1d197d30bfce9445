import { memoize } from "#core/platform/memoize.ts";
import { charactersOf } from "./font-characters.ts";

// The build takes the fonts in, so no font of the machine is needed.
const files = import.meta.glob<string>(
  [
    "/node_modules/@fontsource/fraunces/files/fraunces-{latin,latin-ext,vietnamese}-600-normal.woff",
    "/node_modules/@fontsource/instrument-sans/files/instrument-sans-{latin,latin-ext}-600-normal.woff",
  ],
  { query: "?inline", import: "default", eager: true, exhaustive: true },
);

export type Family = "Fraunces" | "Instrument Sans";

const folders: Record<Family, string> = { Fraunces: "fraunces", "Instrument Sans": "instrument-sans" };

/** Every file is a font of its own name, because fonts of the same name do not stand in for each other. */
export const fonts = memoize(() =>
  Object.entries(files).map(([path, address]) => ({
    name: path.replace(/^.*\/|-600-normal\.woff$/g, ""),
    data: Buffer.from(address.slice(address.indexOf(",") + 1), "base64"),
    weight: 600 as const,
    style: "normal" as const,
  })),
);

/** The fonts of each family as a style names them, the common letters first. */
export const stacks = memoize((): Record<Family, string> => {
  const stack = (family: Family) => [...namesOf(family)].sort().join(", ");
  return { Fraunces: stack("Fraunces"), "Instrument Sans": stack("Instrument Sans") };
});

const characters = memoize(() => new Map(fonts().map(({ name, data }) => [name, charactersOf(data)])));

export function canDraw(family: Family, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return namesOf(family).some((name) => characters().get(name)?.has(code));
}

function namesOf(family: Family): string[] {
  return fonts().flatMap(({ name }) => (name.startsWith(folders[family]) ? name : []));
}
