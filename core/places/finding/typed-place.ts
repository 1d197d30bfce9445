import { nameKey } from "#core/places/gazetteer/name-key.ts";
import { areaKey, isArea } from "./within-area.ts";

export type TypedPlace = {
  key: string;
  area: string[];
  /** True when no comma separates the name from the area. */
  isGuess: boolean;
};

const longest = 100;
const mostWordsOfArea = 3;

export function plainTyped(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{C}\p{So}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trimStart();
}

export function zipOf(text: string): string | null {
  return /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1] ?? null;
}

export function typedPlaces(text: string): TypedPlace[] {
  const [name = "", ...rest] = text.split(",");
  const area = rest.map(areaKey).filter(Boolean);
  const key = keyOf(name);
  if (!key) return [];
  // "st" may be Saint George or Steamboat; "mt" may be Mount Hood or Montana.
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

/** Unlike nameKey, this expands no short forms: "st" stays "st". */
function plainKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** An unfinished "coeur d a" must match "coeur dalene". */
function keyOf(name: string): string {
  return nameKey(name)
    .replace(/\b([do]) (?=[a-z])/g, "$1")
    .replace(/\bmtn\b/g, "mountain")
    .replace(/\bmtns\b/g, "mountains");
}
