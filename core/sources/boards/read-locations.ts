import type { WorkArrangement } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace } from "#core/places/places.ts";
import { readPlaceText } from "#core/sources/boards/read-place-text.ts";

export type Whereabouts = { places: Place[]; workArrangement: WorkArrangement; hasRemote: boolean };

/** What one piece of the text says: "Bozeman, MT", "Remote (United States)", "Hybrid - Denver". */
type Piece = { places: Place[]; says: WorkArrangement | null };

/**
 * Where the work is, by the words of employers: "Bozeman, MT or Remote", "Remote (United States)", "Denver; Boulder, CO".
 * What the system itself says of the arrangement counts for more than the words.
 */
export function readLocations(texts: (string | null | undefined)[], said?: string | null): Whereabouts {
  const pieces = texts.flatMap((text) => splitPlaces(text ?? "").map(readPiece));
  const byText = new Map(pieces.flatMap(({ places }) => places).map((place) => [place.text, place]));
  const workArrangement = readArrangement(said) ?? arrangementOf(pieces);
  const hasRemote = workArrangement !== "onsite" || pieces.some(({ says }) => says === "remote");
  return { places: [...byText.values()], workArrangement, hasRemote };
}

/** "OnSite", "on-site", "Hybrid", "REMOTE"; null for what says nothing ("unspecified"). */
export function readArrangement(said: string | null | undefined): WorkArrangement | null {
  if (!said) return null;
  if (/hybrid/i.test(said)) return "hybrid";
  if (/remote|telecommut|work(ing)? from (home|anywhere)|\bwfh\b|\bvirtual\b|home[ -]based/i.test(said))
    return "remote";
  return /\bon[ -]?site|in[ -](office|person)/i.test(said) ? "onsite" : null;
}

/** From home or from an office, as one likes, is what we call hybrid. */
function arrangementOf(pieces: Piece[]): WorkArrangement {
  if (pieces.some(({ says }) => says === "hybrid")) return "hybrid";
  if (!pieces.some(({ says }) => says === "remote")) return "onsite";
  const isAlsoOffice = pieces.some(
    ({ says, places }) => says !== "remote" && places.some(({ city }) => city),
  );
  return isAlsoOffice ? "hybrid" : "remote";
}

// A list of fifty cities; more is no place.
const longestText = 1_000;

/** At what stands between places, but not within parentheses. */
function splitPlaces(text: string): string[] {
  return (
    text
      .slice(0, longestText)
      // "OR" is Oregon.
      .split(/(?:[;|•\n]|\s[/&]\s|\b[Oo]r\b|,?\sand\s)(?![^(]*\))/)
      .map((piece) => piece.trim())
      .filter(Boolean)
  );
}

function readPiece(piece: string): Piece {
  const says = readArrangement(piece);
  const bare = withoutWords(piece.replace(/\([^()]*\)?/g, " "));
  const aside = [...piece.matchAll(/\(([^()]*)\)?/g)].map(([, inside = ""]) => withoutWords(inside));
  const places = (bare ? [bare] : aside.flatMap(splitPlaces)).flatMap(readPlaceText);
  // "Denver (Colorado)": what stands aside places the city.
  const [only] = places;
  const [region] = bare ? aside.flatMap(readPlaceText) : [];
  if (places.length === 1 && only?.city && !only.state && !only.countryCode && region && !region.city) {
    const placed = makePlace({ city: only.city, state: region.state, country: region.countryCode });
    return { places: placed ? [placed] : places, says };
  }
  return { places, says };
}

/** The place alone: "Remote - US only" → "US", "Boulder Office" → "Boulder". */
function withoutWords(piece: string): string {
  return piece
    .replace(/\b(fully|100%|flexible|primarily)\s+(?=remote|hybrid)/gi, " ")
    .replace(
      /\b(remote(ly)?|hybrid|on[ -]?site|in[ -](office|person)|telecommut(e|ing)|virtual|home[ -]based)\b/gi,
      " ",
    )
    .replace(/\b(work(ing)? from (home|anywhere)|wfh)\b/gi, " ")
    .replace(/\bmust (live|reside|be (based|located))\b/gi, " ")
    .replace(/\b(anywhere |only )?(in|within|from|across|throughout) (the )?/gi, " ")
    .replace(/^\W*the\s/i, " ")
    .replace(/\b(only|based|friendly|eligible|optional|office|hq|headquarters|campus)\b/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:/–—-]+|[\s,:/–—-]+$/g, "");
}
