import { inWords } from "#core/alerts/criteria.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { isLand } from "#core/jobs/near/known-place.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import { usualRadius } from "#core/jobs/query/job-query.ts";
import { cellOf } from "#core/places/cells.ts";
import { milesBetween } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";
import { usStates } from "#core/places/us-states.ts";
import { describeTypedSearch } from "#core/search/describe-search.ts";
import { type Head, hasLeftOut, hasWords } from "#core/search/has-words.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { readAlone } from "#core/search/read-search.ts";
import type { Search } from "#core/search/search.ts";

export type JobWithWords = {
  title: string;
  companyName: string;
  places: Place[];
  hasRemote: boolean;
  workArrangement: WorkArrangement | null;
};

/** `mayBe` is true if only the words of the search rule a job out. */
type Asked = { typed: string; search: Search; mayBe: boolean };

export function whyWords(keywords: string[], job: JobWithWords, { nearWork = false } = {}): string[] {
  const asked = keywords.map((typed): Asked => {
    const search = readAlone(typed);
    return { typed, search, mayBe: meetsFilters(search, job) && !hasLeftOut(search, textsOf(job)) };
  });
  const inTitle = asked.filter(({ search, mayBe }) => mayBe && matchedPieces(job.title, search));
  if (inTitle.length)
    return [
      titleHas(inTitle.flatMap(({ search }) => matchedPieces(job.title, search) ?? [])),
      ...placeAndWork(inTitle, job),
    ];
  const alike = asked.filter(({ search, mayBe }) => mayBe && hasWords(search, headOf(job)));
  const ofEmployer = alike.filter(({ search }) =>
    hasWords(search, { title: "", companyName: job.companyName, places: [] }),
  );
  if (ofEmployer.length) return [job.companyName, ...placeAndWork(ofEmployer, job)];
  if (alike.length) return [matches(alike, "and"), ...placeAndWork(alike, job)];
  const filters = asked.filter(({ search, mayBe }) => mayBe && isFilter(search));
  if (filters.length) return placeAndWork(filters, job);
  const asTyped = asked.filter(({ typed }) => hasText(job.title, typed));
  if (asTyped.length) return [titleHas(asTyped.map(({ typed }) => typed.toLowerCase()))];
  // The database folds some letters differently and searches more fields.
  const [only, second] = asked;
  return [
    matches(asked, "or", nearWork ? "Near to" : "Matches"),
    ...(only && !second ? placeAndWork([only], job) : []),
  ];
}

function titleHas(words: string[]): string {
  return `Title contains ${inWords([...new Set(words)], "and")}`;
}

function matches(asked: Asked[], conjunction: "and" | "or", how = "Matches"): string {
  return `${how} ${inWords(
    asked.map(({ typed }) => describeTypedSearch(typed)),
    conjunction,
  )}`;
}

function placeAndWork(asked: Asked[], job: JobWithWords): string[] {
  return asked.flatMap(({ search: { place, work } }) => [
    ...(place ? [job.places.find(isThere(place))?.text ?? place.said] : []),
    ...(work ? [work === "remote" ? "Remote" : "Hybrid"] : []),
  ]);
}

function meetsFilters(
  { place, work }: Search,
  { places, hasRemote, workArrangement }: JobWithWords,
): boolean {
  const isSoDone = !work || (hasRemote && (work === "remote" || workArrangement === work));
  return isSoDone && (!place || places.some(isThere(place)));
}

export function isThere({
  states,
  cells,
  around,
}: Pick<NonNullable<Search["place"]>, "states" | "cells" | "around">) {
  return ({ countryCode, state, lat, lon }: Place) => {
    if (!around)
      return (
        countryCode === "US" &&
        states.some((code) => usStates[code] === state) &&
        isOnMap(cells, { lat, lon })
      );
    if (isLand(around)) return countryCode === around.country;
    return lat !== null && lon !== null && milesBetween(around, { lat, lon }) <= usualRadius;
  };
}

function isOnMap(cells: readonly string[], { lat, lon }: Pick<Place, "lat" | "lon">): boolean {
  return !cells.length || (lat !== null && lon !== null && cells.includes(cellOf({ lat, lon }, 0.5)));
}

function pieces({ terms, part }: Search): string[] {
  return part ? [part.toLowerCase()] : terms.map(({ words }) => words);
}

function isFilter(search: Search): boolean {
  return !pieces(search).length && Boolean(search.place || search.work);
}

function matchedPieces(title: string, search: Search): string[] | null {
  const found = pieces(search).map((piece) => pieceIn(title, piece));
  return found.length > 0 && found.every((piece) => piece !== null) ? found : null;
}

/** Pieces of up to three letters must begin a word. */
function pieceIn(title: string, piece: string): string | null {
  const words = plainWords(title);
  const phrase = plainWords(piece).join(" ");
  const isShort = piece.length <= 3 && hasTrigram(piece);
  if (isShort ? words.some((word) => word.startsWith(phrase)) : hasText(title, piece)) return piece;
  return phrase && ` ${words.join(" ")} `.includes(` ${phrase} `) ? phrase : null;
}

export function hasText(text: string, wanted: string): boolean {
  if (hasTrigram(wanted)) return text.toLowerCase().includes(wanted.toLowerCase());
  const words = wordsOf(text);
  const asked = wordsOf(wanted);
  const plain = plainWords(text);
  // "&" is a word only in plain words.
  return (
    asked.length > 0 &&
    asked.every((word) => words.includes(word)) &&
    plainWords(wanted).every((word) => plain.includes(word))
  );
}

function headOf({ title, companyName, places }: JobWithWords): Head {
  return { title, companyName, places: places.map(({ text }) => text) };
}

function textsOf(job: JobWithWords): string[] {
  const { title, companyName, places } = headOf(job);
  return [title, companyName, ...places];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
