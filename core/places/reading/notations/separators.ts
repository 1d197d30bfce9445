import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";

/** "Moab | UT | US", "UT / Moab", "Moab_UT" and "Moab; Utah" become "Moab, UT, US". */
export function withCommasBetween(text: string): string {
  if (text.length > 100 || /[,()]/.test(text)) return text;
  const parts = text.split(/ ?[|;_/•·] ?/).map((part) => part.trim());
  const unknown = parts.filter((part) => landOf(part) === null);
  // "Peru / NE" is a town.
  const names = unknown.length ? unknown : parts.filter((part) => isTownAmong(part, parts));
  const lands = parts.filter((part) => !names.includes(part)).flatMap((part) => landOf(part) ?? []);
  const [name = "", another] = names;
  const states = lands.filter(({ state }) => state);
  if (!name || another !== undefined || !lands.length || states.length > 1 || lands.length > 2) return text;
  const [state] = states;
  const isThere = named(name).some((known) =>
    state ? known.state === state.state : known.country === lands[0]?.country,
  );
  if (!isThere) return text;
  return [name, state?.text, lands.find((land) => land !== state)?.text].filter(Boolean).join(", ");
}

function isTownAmong(part: string, parts: string[]): boolean {
  const states = parts.flatMap((other) => (other === part ? [] : (landOf(other)?.state ?? [])));
  return landOf(part)?.country != null && named(part).some(({ state }) => state && states.includes(state));
}

type Land = { text: string; state: string | null; country: string | null };

function landOf(text: string): Land | null {
  const state = usStateCode(text) ?? provinceCode(text);
  if (state) return { text, state, country: null };
  const isCode = text.length === 2 && text === text.toUpperCase();
  const country = text.length > 2 || isCode ? readCountry(text) : null;
  return country === null ? null : { text, state: null, country };
}

const more =
  /[,;]? *(?:\+|\band|&|\bplus|\() ?(?:\d+|several|many|various|multiple)? ?(?:more|others?|additional|other) ?(?:locations?|sites?|places?|cities|offices?)?\)?\.?$/i;

const openings =
  /^(?:\d+|one|few|many|several|multiple) (?:vacanc(?:y|ies)|positions?|openings?) (?:in (?:the following )?(?:locations?|duty stations?)? ?:?|[-–:]) ?(?=\p{Lu})|[,;]? (?:[-–] )?\(?\d+\+? (?:vacanc(?:y|ies)|positions?|openings?|days? ago)\)?(?= *(?:$|;))/giu;

/** "1 vacancy - Jonesboro, IL", "Lima, MT 1 vacancy", "Moab, UT + 2 more". */
export function withoutCounts(text: string): string {
  const bare = text.replace(openings, "").replace(more, "").trim();
  return /\p{L}/u.test(bare) ? bare : text;
}
