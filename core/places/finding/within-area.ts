import { allCountries, countryName } from "#core/places/places.ts";
import { canadianProvinces } from "#core/places/provinces.ts";
import { usStates } from "#core/places/us-states.ts";
import type { Named } from "./name-index.ts";

/** Whether a place lies where the typed words say, which may be only begun: "U", "UT", "Utah", "Alberta, Can". */
export function isWithin(lead: Named, area: string[], isBegun: boolean): boolean {
  const names = namesAround(lead);
  return area.every((word) =>
    // Of a single letter all that is in the United States would be within "u".
    names.some((name, at) =>
      isBegun && (word.length > 1 || at < 2) ? name.startsWith(word) : name === word,
    ),
  );
}

/** Whether any state, province or country begins so. */
export function isArea(word: string): boolean {
  areas ??= [...Object.entries(usStates), ...Object.entries(canadianProvinces), ...Object.entries(others)]
    .flat(2)
    .concat(allCountries().map(({ name }) => name))
    .map(areaKey);
  return areas.some((name) => name.startsWith(word));
}

let areas: string[] | undefined;

/** As areas are compared: "Washington, D.C." is "washingtondc". */
export function areaKey(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

const known = new Map<string, string[]>();

function namesAround(lead: Named): string[] {
  const isLand = lead.kind === "state" || lead.kind === "country";
  const state = isLand ? null : lead.state;
  const country = lead.kind === "country" ? "" : lead.country;
  const area = `${country}-${state}`;
  let names = known.get(area);
  if (!names) {
    const ofStates = country === "CA" ? canadianProvinces : usStates;
    const full = country ? [country, countryName(country) ?? "", ...(others[country] ?? [])] : [];
    names = [...(state ? [state, ofStates[state] ?? ""] : []), ...full].map(areaKey).filter(Boolean);
    known.set(area, names);
  }
  return names;
}

const others: Record<string, string[]> = { US: ["usa", "united states of america"], GB: ["uk", "england"] };
