import { nameKey } from "#core/places/gazetteer/name-key.ts";
import { allCountries } from "#core/places/places.ts";
import { canadianProvinces } from "#core/places/provinces.ts";
import { usStates } from "#core/places/us-states.ts";
import type { KnownPlace } from "./known-place.ts";

type Town = { country: string; state: string | null; lat: number; lon: number; weight: number };

/** Each point lies where most of its people live; areas without a town are left out. */
export function landsOf(towns: Town[]): KnownPlace[] {
  const [states, countries] = [new Map<string, Sum>(), new Map<string, Sum>()];
  for (const town of towns) {
    addTo(countries, town.country, town);
    if (town.state) addTo(states, `${town.country}-${town.state}`, town);
  }
  const of = (sum: Sum | undefined, land: Omit<KnownPlace, "slug" | "name" | "lat" | "lon">) =>
    sum ? [{ ...land, ...pointOf(sum), name: land.label, slug: slugged(land.label) }] : [];
  const all = [
    ...Object.entries(usStates).flatMap(([state, label]) =>
      of(states.get(`US-${state}`), { ...stateFacts, label, state, country: "US" }),
    ),
    ...Object.entries(canadianProvinces).flatMap(([state, label]) =>
      of(states.get(`CA-${state}`), { ...provinceFacts, label, state, country: "CA" }),
    ),
    ...allCountries().flatMap(({ code, name }) =>
      of(countries.get(code), {
        kind: "country",
        kindText: "country",
        weight: wellKnown.has(code) ? 26 : 22,
        label: name,
        state: null,
        country: code,
      }),
    ),
  ];
  const seen = new Set<string>();
  // Georgia is both a state and a country, so the second slug names its kind.
  return all.map((land) => {
    const slug = seen.has(land.slug) ? `${land.slug}-${land.kind}` : land.slug;
    seen.add(slug);
    return { ...land, slug };
  });
}

const stateFacts = { kind: "state", kindText: "state", weight: 32 } as const;
const provinceFacts = { kind: "state", kindText: "province", weight: 24 } as const;
const wellKnown = new Set(["US", "CA", "GB", "AU", "NZ"]);

function slugged(name: string): string {
  return nameKey(name).replaceAll(" ", "-");
}

/** The sums are points on the sphere, weighted by people; averages of degrees fail at the date line. */
type Sum = { x: number; y: number; z: number };

function addTo(sums: Map<string, Sum>, area: string, { lat, lon, weight }: Town) {
  let sum = sums.get(area);
  if (!sum) {
    sum = { x: 0, y: 0, z: 0 };
    sums.set(area, sum);
  }
  const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  const people = Math.exp(weight / 2);
  sum.x += people * Math.cos(north) * Math.cos(east);
  sum.y += people * Math.cos(north) * Math.sin(east);
  sum.z += people * Math.sin(north);
}

function pointOf({ x, y, z }: Sum): { lat: number; lon: number } {
  const degrees = (angle: number) => Math.round((angle * 18_000) / Math.PI) / 100;
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: degrees(Math.atan2(y, x)) };
}
