import { statesNamedIn, usStates } from "#core/places/us-states.ts";

const words = [
  "north|south|east|west|central|mid|upper|lower|(?:north|south)?-?(?:east|west)",
  "(?:north|south|east|west|northeast|northwest|southeast|southwest)ern|rural|interior|coastal|nw|ne|sw|se",
  "multiple|various|several|locations?|islands|backcountry|public lands|lands|forests|sites?|offices?|parks?",
  "places|counties|areas?|region|throughout|across|around|in|of|all|the|and|state|statewide|mountains",
  "front range|coast|desert|plains|valley|university|based|somewhere|near",
  // "Oregon Department of Fish and Wildlife".
  "department|dept|division|bureau|agency|commission|services?|fish|wildlife|fisheries|game|forestry",
  "natural resources|conservation|ecological|environmental|protection|quality|recreation|agriculture",
  "field|district|sub-?office|regional|headquarters|program|fws|usfws|blm|usfs|nps|usgs|dnr|tnc|nature conservancy",
].join("|");

const parts = new RegExp(`^(?:[\\s,./&-]|\\b(?:${words})\\b)*$`, "i");

/** For example, "Southwest Colorado" or "Colorado Front Range"; null where two states are named. */
export function stateMeant(text: string): string | null {
  const [state, another] = statesNamedIn(text);
  if (!state || another || text.length > 80) return null;
  const rest = text.replace(new RegExp(`\\b${usStates[state]}\\b`, "gi"), " ");
  return rest !== text && parts.test(rest) && rest.trim() !== "" ? state : null;
}

/** Newspapers shorten states this way; a short form needs its period. */
const shortened: Record<string, string> = {
  ...{ "ala.": "AL", "ariz.": "AZ", "ark.": "AR", "calif.": "CA", calif: "CA", "colo.": "CO", colo: "CO" },
  ...{ "conn.": "CT", "del.": "DE", "fla.": "FL", fla: "FL", "ga.": "GA", "ill.": "IL", "ind.": "IN" },
  ...{ "kan.": "KS", "ky.": "KY", "la.": "LA", "md.": "MD", "mass.": "MA", "mich.": "MI", mich: "MI" },
  ...{ "minn.": "MN", minn: "MN", "miss.": "MS", "mo.": "MO", "mont.": "MT", mont: "MT", "neb.": "NE" },
  ...{ "nev.": "NV", "n.h.": "NH", "n.j.": "NJ", "n.m.": "NM", "n.y.": "NY", "n.c.": "NC", "n.d.": "ND" },
  ...{ "okla.": "OK", okla: "OK", "ore.": "OR", "pa.": "PA", penna: "PA", "r.i.": "RI", "s.c.": "SC" },
  ...{ "s.d.": "SD", "tenn.": "TN", tenn: "TN", "tex.": "TX", "vt.": "VT", "va.": "VA", "wash.": "WA" },
  ...{ "w.va.": "WV", "w. va.": "WV", "wis.": "WI", "wisc.": "WI", "wyo.": "WY", wyo: "WY", "me.": "ME" },
  ...{ "n. carolina": "NC", "s. carolina": "SC", "n. dakota": "ND", "s. dakota": "SD", "w. virginia": "WV" },
  ...{ "n. hampshire": "NH", "n. jersey": "NJ", "n. mexico": "NM", "n. york": "NY", "so. dakota": "SD" },
  ...{ "no. carolina": "NC", "so. carolina": "SC", "no. dakota": "ND" },
  usvi: "VI",
};

export function shortenedState(part: string): string | null {
  const key = part.toLowerCase();
  return Object.hasOwn(shortened, key) ? (shortened[key] ?? null) : null;
}
