import { allCountries, countryName } from "#core/places/places.ts";
import { canadianProvinces } from "#core/places/provinces.ts";
import { usStates } from "#core/places/us-states.ts";
import type { Named } from "./name-index.ts";

export function isWithin(lead: Named, area: string[], isBegun: boolean): boolean {
  const names = namesAround(lead);
  return area.every((word) =>
    // A single letter is compared with two names only, or "u" would find all of the United States.
    names.some((name, at) =>
      isBegun && (word.length > 1 || at < 2) ? name.startsWith(word) : name === word,
    ),
  );
}

export function isArea(word: string): boolean {
  areas ??= [...Object.entries(usStates), ...Object.entries(canadianProvinces), ...Object.entries(others)]
    .flat(2)
    .concat(allCountries().map(({ name }) => name))
    .map(areaKey);
  return areas.some((name) => name.startsWith(word));
}

let areas: string[] | undefined;

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
