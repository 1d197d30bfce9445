import type { Known } from "#core/places/gazetteer/gazetteer.server.ts";

export type FoundKind =
  | "town"
  | "park"
  | "ski"
  | "river"
  | "forest"
  | "refuge"
  | "base"
  | "county"
  | "region"
  | "state"
  | "country";

export type Sort = {
  kind: FoundKind;
  text: string;
  weight: number;
  /** True where the name alone says what is meant: "Arches National Park". */
  isUnique: boolean;
};

type Row = [says: RegExp, kind: FoundKind, text: string, weight: number, isUnique: boolean];

const sorts: Row[] = [
  [/\b(?:ranger district|field office|wetland management district)$/i, "park", "district office", 10, true],
  [/\b(?:trail|parkway)\b/i, "region", "trail", 14, true],
  [/\bnational parks?\b/i, "park", "park", 30, true],
  [/\bnational (?:forests?|grasslands?|tallgrass prairie)\b/i, "forest", "national forest", 21, true],
  [/\bwildlife refuges?\b/i, "refuge", "wildlife refuge", 14, true],
  [/\b(?:recreation area|seashore|lakeshore)\b/i, "park", "park", 22, true],
  [/\briver$/i, "river", "river", 18, true],
  [/\bnational\b/i, "park", "park", 16, true],
  [
    /\b(?:state|provincial|historical?|international|forest) (?:resort )?(?:park|site)\b/i,
    "park",
    "park",
    16,
    false,
  ],
  [
    /\b(?:AFB|air base|(?:air|space) force|joint base|naval|NAS|RAF|proving ground|arsenal|missile range)\b/i,
    "base",
    "military base",
    12,
    false,
  ],
  [/^(?:fort|camp) (?!.*\bpark\b)/i, "base", "military base", 12, false],
  [/\b(?:lodge|inn|hotel|chalet)$/i, "park", "lodge", 14, false],
  [/\bpark\b/i, "park", "park", 14, false],
  [/\bnature reserve$/i, "refuge", "nature reserve", 14, true],
  [/\bwildlife management area$/i, "refuge", "wildlife area", 14, true],
  [
    /\b(?:experimental forest|(?:biological|marine|research|field) (?:station|laboratory|lab))\b/i,
    "park",
    "field station",
    12,
    true,
  ],
  [/\bwilderness\b/i, "park", "wilderness", 14, true],
  [/\b(?:lake|reservoir)\b/i, "park", "lake", 14, false],
  [/\bislands?\b/i, "park", "island", 14, false],
];

const place: Sort = { kind: "park", text: "place", weight: 18, isUnique: false };

export function sortOf({ kind, name, isSkiArea, isRiver }: Known): Sort {
  if (kind === "town") return { kind, text: "town", weight: 0, isUnique: false };
  if (kind === "county") return { kind, text: "county", weight: 10, isUnique: false };
  if (kind === "region") return { kind, text: "region", weight: 20, isUnique: false };
  if (isSkiArea) return { kind: "ski", text: "ski area", weight: 20, isUnique: false };
  if (isRiver) return { kind: "river", text: "river", weight: 18, isUnique: true };
  const row = sorts.find(([says]) => says.test(name));
  if (!row) return place;
  const [, found, text, weight, isUnique] = row;
  return { kind: found, text, weight, isUnique };
}

export function countyName(name: string, state: string | null): string {
  const ending = state === "LA" ? "Parish" : state === "AK" ? "Borough" : "County";
  return / (?:city|municipality|census area|borough|county)$/i.test(name) ? name : `${name} ${ending}`;
}
