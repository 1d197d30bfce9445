import { eachName } from "#core/places/gazetteer/gazetteer.server.ts";
import { type KnownPlace, toKnownPlace } from "./finding/known-place.ts";

let parks: KnownPlace[] | undefined;

export function listParks(): KnownPlace[] {
  parks ??= readParks();
  return parks;
}

export function calledInShort(name: string): string {
  return name.replace(/ National Parks?(?: (?:and|&) Preserve)?$/, "");
}

function readParks(): KnownPlace[] {
  const found = new Map<string, KnownPlace>();
  eachName((_, known) => {
    if (known.kind !== "park") return;
    const place = toKnownPlace(known);
    if (place && isPark(place)) found.set(place.slug, place);
  });
  return [...found.values()];
}

/** Forests, refuges and rivers are wider than a circle around their one point. */
function isPark({ kind, kindText }: KnownPlace): boolean {
  return kind === "ski" || kindText === "park";
}
