import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { readArrangement } from "./arrangement.ts";
import { countyOf } from "./find-known.ts";
import { isRegion, partsOf } from "./parts.ts";
import { stateMeant } from "./states-said.ts";

export function splitPieces(text: string): string[] {
  const parted = parksApart(statesApart(text))
    // "1) Moab UT 2) Page AZ".
    .replace(/<br ?\/?>|(?<=^| )\(?\d{1,2}\) (?=\p{Lu})/giu, ";")
    .replace(/^.* [·●▪] .*$/s, withoutLabels)
    // Some names have quotes around a part.
    .replace(/["“”]/g, "")
    // "O'Fallon, IL Odenton, MD".
    .replace(/(?<=\d{5}|, [A-Z]{2}|[Rr]emote) OR (?=\p{Lu})/gu, ";")
    // "Anchorage, Alaska Phoenix, Arizona".
    .replace(betweenStates, (all, state: string, town: string) =>
      named(`${state} ${town}`).length ? all : ";",
    )
    // "Banff (Alberta), Radium Hot Springs (British Columbia)".
    .replace(/\(([^()]{2,30})\), (?=(\p{Lu}[^,;()]*))/gu, (all, inside: string, after: string) =>
      (isRegion(inside) || readCountry(inside) !== null) && readCountry(after) === null
        ? `(${inside});`
        : all,
    )
    // "Moffit, ND United StatesView Map".
    .replace(/(?<=(\p{L}{2,20}) United States) ?(?=\p{Lu})/gu, (all, land: string) =>
      isRegion(land) ? ";" : all,
    )
    // "Moab, Utah and Grand Junction, Colorado".
    .replace(
      /, ([^,;]{2,30}) (?:and|&) ([^,;]{2,40}), ?([^,;]{2,30})/g,
      (all, state: string, town: string, other: string) =>
        isRegion(state) && isRegion(other) ? `, ${state};${town}, ${other}` : all,
    )
    .replace(/^((?:[^,;()]{2,40}, )*[^,;()]{2,40}),? (?:and|&) ([^,;()]{2,40})(?=$|, [^,;()]+$)/u, withCommas)
    .replace(sharedEnding, eachWithEnding)
    .replace(/(?<=, ?[A-Z]{2}) (?=[A-Z][\p{L}.' ]{1,40}, ?[A-Z]{2}\b)/gu, ";");
  // "OR" is Oregon; only "or" separates.
  return parted
    .split(/(?:[;|•\n]|\s[/]\s)(?![^(]*\))/)
    .flatMap(splitOr)
    .flatMap((piece) => splitAnd(piece.trim()))
    .map((piece) => piece.trim().replace(/^and (?=\p{Lu})/u, ""))
    .filter(Boolean);
}

/** "Alaska, Oregon, and Washington", "Remote; applicants must live in WA, OR or ID": among states, "Washington" is one. */
function statesApart(text: string): string {
  const [, lead = "", list = ""] = stateList.exec(text) ?? [];
  const names = list.split(/,? (?:and|or|&) |, ?|; ?|\//);
  const isPair =
    names.length === 2 &&
    (lead || (!list.includes(",") && names.includes("Washington") && !names.includes("New York")));
  const areAlike = names.every((name) => isRegion(name) && (name.length === 2) === (names[0]?.length === 2));
  if (!(names.length > 2 || isPair) || !areAlike || names.includes("ON")) return text;
  const codes = names.map((name) => usStateCode(name) ?? name).join(";");
  return readArrangement(lead) ? `Remote;${codes}` : codes;
}

const states = Object.values(usStates).join("|").replaceAll(".", "\\.");

const stateList = new RegExp(
  String.raw`^(|\W*(?:\w+[ -])?(?:remote|hybrid)\W+|(?=.*\b(?:remote|must|resid\w+|live|states|candidates|applicants|hiring|home|telecommut\w+)\b).*(?:\b(?:in|of|from|within|across)|[:;|(–—-]) *)((?:(?:${states}|[A-Z]{2})(?:,? (?:and|or|&) |, ?|; ?|/))+(?:${states}|[A-Z]{2}))(?: (?:only|residents|states))*\W*$`,
  "isu",
);

const betweenStates = new RegExp(
  String.raw`(?<=, (${states})) (?=(\p{Lu}[\p{L}.' -]{1,30}), (?:${states})(?:$| \p{Lu}))`,
  "gu",
);

/** "Delaware Water Gap National Recreation Area, and Gauley River National Recreation Area" are two. */
function parksApart(text: string): string {
  const names = text.split(/,? and (?:the )?|, | & /);
  const arePlaces = (name: string) => named(name).some(({ kind, isRiver }) => kind === "park" && !isRiver);
  const isList = / and | & /.test(text) || names.length > 2;
  return isList && names.length > 1 && names.every(arePlaces) && !named(text).length ? names.join(";") : text;
}

function withCommas(all: string, heads: string, last: string): string {
  const names = [...heads.split(", "), last];
  return names.length > 2 && names.every((name) => named(name).length) ? names.join(", ") : all;
}

const sharedEnding =
  /(?<=^|; ?)([^;()]{3,80}?)(?:,? (?:and|&) |\/)([^,;()]{3,40}?) ((?:national|state|provinci?al) (?:park|forest|monument|wildlife refuge)|ranger district|field office|wildlife management area|n[pf]|nwr|count(?=ies))(?:s|ies)\b/iu;

/** In "Field Staff · Ely, MN", each part is a place or a label of the job. */
function withoutLabels(text: string): string {
  const said = text.split(/\s[·●▪]\s/).map((part) => part.trim());
  const isOfUse = (part: string) =>
    /[,(]/.test(part) ||
    named(part).length > 0 ||
    isRegion(part) ||
    readCountry(part) ||
    readArrangement(part);
  return said.filter(isOfUse).join(";");
}

function eachWithEnding(all: string, first: string, second: string, end: string): string {
  const ending = end.replace(/^count$/i, "County").replace(/^provincal/i, "Provincial");
  const names = [...first.split(/, ?/), second];
  const known = names.flatMap((name) => named(`${name} ${ending}`));
  const [one] = known;
  if (!one || named(all).length) return all;
  // Of "Baker City, Maupin, and Grants Pass Field Offices", some are known by their town alone.
  const isThere = (name: string) => named(name).some(({ state }) => state && state === one.state);
  const places = names.flatMap((name) => {
    if (named(`${name} ${ending}`).length) return `${name} ${ending}`;
    return one.state && isThere(name) ? `${name}, ${one.state}` : [];
  });
  return places.join(";");
}

function splitOr(piece: string): string[] {
  const head = piece.replace(/[,(].*$/s, "");
  return / or /i.test(head) && named(head).length ? [piece] : piece.split(/\b[Oo]r\b(?![^(]*\))/);
}

function splitAnd(piece: string): string[] {
  // "Central/East Washington" is one part of one state.
  if (piece.length > 200 || stateMeant(piece)) return [piece];
  const sides = piece.split(/(?:,? and |,? & | to |\/)(?![^(]*\))/i).map((side) => side.trim());
  const head = piece.replace(/,.*$/, "");
  const isName = head.length > (sides[0] ?? "").length && named(head).length > 0;
  if (sides.length < 2 || sides.some((side) => !side) || isName) return [piece];
  if (/ to /i.test(piece)) return [piece];
  // "Steamboat Springs/Routt County".
  const places = sides.filter((side) => !countyOf(side).length);
  if (places.length === 1) return places.every((side) => isPlace(side, true)) ? places : [piece];
  if (sides.every((side, i) => isPlace(side, i === sides.length - 1))) return sides;
  // Of "Denver, CO & field sites", only the town is a place.
  const [first = ""] = sides;
  return first.includes(", ") && isRegion(partsOf(first).at(-1) ?? "") && isPlace(first, false)
    ? [first]
    : [piece];
}

function isPlace(side: string, isLast: boolean): boolean {
  const parts = partsOf(side);
  if (parts.length > 1 && parts.every(isRegion)) return false;
  const name = (parts[0] ?? "").replace(/^(remote|hybrid)\W+/i, "");
  if (isRegion(name) || readCountry(name) || /^(remote|hybrid)$/i.test(name)) return true;
  const isKnown = named(name).some(({ kind }) => kind !== "county");
  const isWide = (part: string) => isRegion(part) || named(part).some(({ kind }) => kind === "region");
  return isKnown && (parts.length === 1 || isLast || parts.slice(1).some(isWide));
}
