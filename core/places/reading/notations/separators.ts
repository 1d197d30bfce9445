import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";

/** "Moab | UT | US", "UT / Moab", "Moab_UT" and "WA_Bellingham_Fairhaven" become "Moab, UT, US" and "Bellingham, WA". */
export function withCommasBetween(text: string): string {
  if (text.length > 100 || /[,()]/.test(text)) return text;
  const parts = text
    .split(/ ?(?:[|;_/•·~\\]|::|--|(?<=^[A-Z]{2,3}(?:\..*)?)\.(?=\p{Lu})) ?/u)
    .map((part) => part.trim());
  const unknown = parts.filter((part) => landOf(part) === null && /\p{L}/u.test(part));
  // "Peru / NE" is a town.
  const names = unknown.length ? unknown : parts.filter((part) => isTownAmong(part, parts));
  const lands = parts.filter((part) => !names.includes(part)).flatMap((part) => landOf(part) ?? []);
  const [state, another] = lands.filter(({ state }) => state);
  if (!names.length || !lands.length || another || lands.length > 2) return text;
  const there = names.filter((each) =>
    named(each).some((known) => (state ? known.state === state.state : known.country === lands[0]?.country)),
  );
  // Of a path, the town is beside its state; parts of it are farther away.
  const isPath = /[_~\\]|::|--|^[A-Z]{2,3}\.\p{Lu}/u.test(text);
  const isFirst = parts.indexOf(state?.text ?? "") < parts.indexOf(names[0] ?? "");
  const name = (isFirst ? there[0] : there.at(-1)) ?? (isPath && names.length < 2 ? names[0] : "");
  if ((!name && !isPath) || (there.length > 1 && !isPath)) return text;
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

/** "ROMO - Moraine Park" begins with a park's code; "MORA, NM" is a town. */
export function withParkNames(text: string): string {
  return text.replace(
    /([A-Z]{4})(?<=(?:^|NPS[- ]|[(|,] ?|[-–—] )[A-Z]{4})(?=$|[),|:]| ?[-–—/|]| (?:NPS?\b|\p{Lu}\p{Ll}))(?! \p{Lu}\p{Ll}+, )(.*)/u,
    (all, code: string, after: string) => {
      const isTown = named(code).length > 0 && !/^ ?[-–—:|/] ?\p{Lu}\p{Ll}/u.test(after);
      const [park] = isTown ? [] : named(`NPS ${code}`);
      return park ? park.name.replace(/ and Preserve$/, "") + after : all;
    },
  );
}
