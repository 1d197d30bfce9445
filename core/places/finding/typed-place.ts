import { nameKey } from "#core/places/gazetteer/name-key.ts";
import { areaKey, isArea } from "./within-area.ts";

/** One way to understand what was typed: a name, and where it says that it is. */
export type TypedPlace = {
  key: string;
  area: string[];
  /** Whether no comma parts the two. */
  isGuess: boolean;
};

const longest = 100;
/** "new mexico", "district of columbia". */
const mostWordsOfArea = 3;

/** What is left of a typed text that can name a place. */
export function plainTyped(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{C}\p{So}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trimStart();
}

/** The five digits that a text is or ends with; null for none. */
export function zipOf(text: string): string | null {
  return /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1] ?? null;
}

/** How a text may be understood, the likeliest first. */
export function typedPlaces(text: string): TypedPlace[] {
  const [name = "", ...rest] = text.split(",");
  const area = rest.map(areaKey).filter(Boolean);
  const key = keyOf(name);
  if (!key) return [];
  // "st" is Saint George or Steamboat, "mt" Mount Hood or Montana.
  const ways = [...new Set([plainKey(name), key])].map((each) => ({ key: each, area, isGuess: false }));
  if (rest.length) return ways;
  const words = name.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(mostWordsOfArea, words.length - 1); count++) {
    const tail = areaKey(words.slice(-count).join(""));
    const head = keyOf(words.slice(0, -count).join(" "));
    if (tail && head && isArea(tail)) ways.push({ key: head, area: [tail], isGuess: true });
  }
  return ways;
}

/** Its words as they stand, no short form read for what it stands for. */
function plainKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A name as the index has it; "coeur d a" is on the way to "coeur dalene". */
function keyOf(name: string): string {
  return nameKey(name)
    .replace(/\b([do]) (?=[a-z])/g, "$1")
    .replace(/\bmtn\b/g, "mountain")
    .replace(/\bmtns\b/g, "mountains");
}
