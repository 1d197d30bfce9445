import type { Place } from "#core/places/place.ts";
import { severalPlaces } from "#core/places/places.ts";
import { tidyText } from "#core/text/tidy.ts";
import { type Arrangement, readArrangement, withoutArrangement } from "./arrangement.ts";
import { isCoordinates, readCoordinates } from "./coordinates.ts";
import { type Read, toPlace } from "./located.ts";
import { withoutNotations } from "./notations/notations.ts";
import { withPlainAreas } from "./notations/plain-areas.ts";
import { isRegion } from "./parts.ts";
import { readPieces } from "./read-list.ts";
import { type Hint, noHint } from "./read-part.ts";
import { apart } from "./said-around.ts";
import { splitPieces } from "./split-pieces.ts";
import { withAsides } from "./with-asides.ts";
import { isBuilding, isNatural, isNowhere, saysNothing, saysSeveral } from "./words.ts";

/** Listings whose places have an older version are read again. */
export const placesVersion = 11;

export type Whereabouts = { places: Place[]; workArrangement: Arrangement; hasRemote: boolean };

type Piece = { reads: Read[]; says: Arrangement | null };

// A list of fifty cities fits; a longer text is no place.
const longestText = 1_000;

const mayBeRemote =
  /\bremote (?:work )?(?:is )?(?:possible|options?|optional|available|allowed|considered)\b/i;

/** The source's own word on the arrangement counts most; a board may say where its bare names lie. */
export function readPlaces(
  texts: (string | null | undefined)[],
  said?: string | null,
  hint: Hint = noHint,
): Whereabouts {
  const pieces = texts.flatMap((text) => readText(tidyText((text ?? "").slice(0, longestText)), hint));
  const found = pieces.flatMap(({ reads }) => reads).map(toPlace);
  const byText = new Map(found.flatMap((place) => (place ? [[place.text, place] as const] : [])));
  const workArrangement = readArrangement(said) ?? arrangementOf(pieces);
  const hasRemote = workArrangement !== "onsite" || pieces.some(({ says }) => says === "remote");
  const places = [...byText.values()];
  if (!places.length && workArrangement !== "remote" && texts.some(saysSeveral))
    return { places: [severalPlaces], workArrangement, hasRemote };
  return { places, workArrangement, hasRemote };
}

function isNoTown(name: string): boolean {
  return isNatural(name) || /^[A-Z]{3,}$/.test(name);
}

function isOffice({ name, known }: Read): boolean {
  return name !== null && known?.kind !== "region";
}

/** A choice between home and office counts as hybrid. */
function arrangementOf(pieces: Piece[]): Arrangement {
  if (pieces.some(({ says }) => says === "hybrid")) return "hybrid";
  if (!pieces.some(({ says }) => says === "remote")) return "onsite";
  const isAlsoOffice = pieces.some(({ says, reads }) => says !== "remote" && reads.some(isOffice));
  return isAlsoOffice ? "hybrid" : "remote";
}

function readText(text: string, hint: Hint): Piece[] {
  if (isNowhere(text)) return [];
  if (isCoordinates(text)) return [{ says: null, reads: [readCoordinates(text) ?? []].flat() }];
  const sentence = apart(withoutNotations(withPlainAreas(text)));
  const pieces = splitPieces(sentence.place);
  const reads = readPieces(pieces, hint, (piece, next) => readPiece(piece, next, hint));
  const isOne = reads.flat().length < 2;
  const states = new Set(reads.flat().flatMap(({ name, state }) => (name && state) || []));
  // "Nevada Department of Wildlife" and "NV" say no more than "Reno, Nevada" beside them.
  const isSaid = ({ name, state, written }: Read, piece: string) =>
    !name && (written || isRegion(piece)) && state && states.has(state);
  // Beside a town, an unknown lake is no place of its own, and "OPRD" is no place at all.
  const isPlace = ({ name, known, country, written }: Read) =>
    known !== null ||
    (country === null && name === null ? !isBuilding(written ?? "") : !isNoTown(name ?? ""));
  const isKept = (each: Read, piece: string) => isOne || (!isSaid(each, piece) && isPlace(each));
  const read = pieces.map((piece, index): Piece => {
    const kept = (reads[index] ?? []).filter((each) => isKept(each, piece));
    const isChoice = mayBeRemote.test(piece) && kept.some(isOffice);
    return { says: isChoice ? "hybrid" : readArrangement(piece), reads: kept };
  });
  return sentence.else ? [...read, { says: readArrangement(sentence.else), reads: [] }] : read;
}

function readPiece(piece: string, next: Hint, hint: Hint): Read[] {
  const bare = withoutArrangement(piece.replace(/\([^()]*\)?/g, " , "));
  const asides = [...piece.matchAll(/\(([^()]*)\)?/g)]
    .map(([, inside = ""]) => withoutArrangement(inside))
    // "MT" is Mountain Time only where somebody works from home.
    .filter((aside) => !saysNothing(aside) || (isRegion(aside) && readArrangement(piece) === null));
  return withAsides(bare, asides, next, hint);
}
