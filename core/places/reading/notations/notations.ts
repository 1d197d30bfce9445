import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { isRegion } from "#core/places/reading/parts.ts";
import { countryOfProvince } from "#core/places/reading/provinces-abroad.ts";
import { withoutSurroundings } from "#core/places/reading/words.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { withCommasBetween, withoutCounts, withParkNames } from "./separators.ts";

const states = Object.values(usStates)
  .map((name) => name.replaceAll(".", "\\."))
  .join("|");

const stateFirst = new RegExp(String.raw`^(${states})-(\p{Lu}[^,]+)$`, "u");

const countryFirst = /^(\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?)-(\p{Lu}[^,-]+)$/u;

const ofState = new RegExp(`^(${states})['’]s (.+)$`, "u");

/** "Appalachian Trail, GA to ME". */
const fromTo =
  /^(?:[^,;()]+ (?:Trail|Route|River|Byway), )?(?:from )?(\p{Lu}[\p{L} ]+?) to (\p{Lu}[\p{L} ]+)$/iu;

const directions =
  "(?:(?:north|south)?-?(?:east|west)|north|south|(?:north|south)?(?:east|west)ern|northern|southern|central|interior|coastal|rural)";

const within = new RegExp(
  String.raw`^(?:the )?([^,;()\d]{3,80}?) (?:in (?:the )?(?:(?!west virginia)(${directions}) )?|of (?:the )?(${directions}) )(\p{Lu}[\p{L} ]+?)(?: State)?[.,]?$`,
  "iu",
);

const irishCounty =
  /\bCo\.? (?=(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)\b)/gu;

const measures = [
  "[\\d.½/~]|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|half|couple|few|several|of|in|just|only|about",
  "approx(?:imately)?\\.?|roughly|within|less|than|under|up|to|must|live|reside|be|but|located|short|easy",
  "commuting|commutable|driving|walking",
].join("|");

const units = "(?:km|kilometers?|mi|miles?|min|minutes?|mins|h|hrs?|hours?|drive|distance|commutable)\\.?";

/** "Just outside Moab, UT", "2 hrs west of Denver", "Remote within commuting distance of Bend, OR". */
const journey = new RegExp(
  String.raw`^((?:(?:remote|hybrid)\W+)?)(?:(?:${measures})[ -]?)*(?:outside(?: of)?|out of|(?:${units}(?: (?:drive|flight))?(?: (?:${directions}|[ns]?[ew]|[ns]))?|${directions}|close) (?:of|from|to|outside(?: of)?)) (?:the )?(?=\p{Lu})`,
  "iu",
);

/** "APO, AE 09096" and "Ramstein Air Base, AE 09094" are mail of the armed forces, not of the Emirates. */
const military = /^(?:(.+?),? )??([AFD]PO,? )?A([EPA])(,? \d{5}(?:-\d{4})?)?(?:, (.+))?$/u;

const forces: Record<string, string> = { E: "Europe", P: "Pacific", A: "Americas" };

function ofForces(all: string, before = "", office = "", code = "", zip = "", land = ""): string {
  const base = (before.split(",").at(-1) ?? "").trim();
  const [known] = named(base)
    .filter(({ country }) => country !== "US")
    .toSorted((a, b) => b.weight - a.weight);
  if (!office && !zip && (!known || known.country === "AE")) return all;
  const home = /^(?:USA?|United States.*|)$/.test(land) ? known?.country : land;
  return [known ? base : "", home ?? `Armed Forces ${forces[code]}`].filter(Boolean).join(", ");
}

/** These owners have land in Britain alone. */
const british =
  /^(?:.*\b)?(?:RSPB|WWT|NNR|AONB|NatureScot|National Trust for Scotland|Wildlife Trust|Woodland Trust)\b(?!.*\b(?:UK|United Kingdom|England|Scotland|Wales|Northern Ireland|GB|USA?|United States|Ireland|Australia|Canada)\b)[^;|]{0,80}$/u;

/** "REI Co-op #87 Flagstaff", "NA-US-MT-Bozeman", "locations across Utah". */
const opening =
  /^(?:(?:store|shop|branch|outlet) #?\d+ [|/·] (?:.* [|/·] )?|[^,]{0,40}#\d{1,4},? (?:[-–] )?|(?:NA|NAM|AMER|AMERICAS|North America) ?[-_>|] ?(?=US|CA)|(?:locations?|sites) (?:across|throughout|around) |in the (?:heart|middle) of |tb[dac] [-–] )(?=\p{Lu})/iu;

const timeZones =
  /\W*(?:with )?(?:(?:an? )?prefer\w*(?: for| in)? )?(?:(?:the|eastern|central|mountain|pacific|[ecmp]s?t|or|and)\W+)+time ?zones?\b/iu;

/** Rewrites what boards and agencies put around a place, so that "Town, State" is left. */
export function withoutNotations(text: string): string {
  return inState(
    withCommasBetween(withParkNames(withoutCounts(text)))
      // "US-AE-APO", "USA:CO".
      .replace(/^US-(A[EPA])-([AFD]PO)$/u, "$2 $1")
      .replace(/^(USA?|CAN?) ?[-:] ?([A-Z]{2})$/u, "$2, $1")
      .replace(opening, "")
      .replace(military, ofForces)
      .replace(/, *\n+ */gu, ", ")
      // "US-AR-ROGERS-BLDG 2 ~ 12 W Elm St ~ BLDG 2".
      .replace(/^([A-Z]{2,3}-[A-Z]{2}-[^~]+?) ?~ .*$/su, "$1")
      .replace(
        /(?<=^[A-Z]{2,3}-[A-Z]{2}-.+)[-–, ]+(?:bldg|building|floor|suite|ste|unit)\b\.? ?\w{0,4}$/iu,
        "",
      )
      .replace(
        /^(?:BLM|USACE|USFS|USFWS|FWS|NPS|USGS|TNC|WDFW|DNR|USDA)(?:['’]s)?(?: [-–]|,)? (?=\p{Lu}\p{Ll})/u,
        "",
      )
      // "Bozeman MT area".
      .replace(
        /(?<=\p{L},? ([A-Z]{2})) (?:metro(?:politan)? )?(?:areas?|region|vicinity|side)$/u,
        (all, code: string) => (isRegion(code) ? "" : all),
      )
      .replace(fromTo, (all, from: string, to: string) =>
        isRegion(from) && isRegion(to) ? `${from}; ${to}` : all,
      )
      // "US CO Vail".
      .replace(/^(US|USA|CA|CAN) ([A-Z]{2}) (?=\p{Lu}\p{Ll})/u, "$1-$2-")
      .replace(/\bUniv\.? (?=of \p{Lu})/gu, "University ")
      .replace(/\bNewfoundland (?:and|&) Labrador\b/giu, "Newfoundland")
      // "Co. Kerry".
      .replace(irishCounty, "County ")
      .replace(british, (all) => `${all}, United Kingdom`)
      .replace(/\b(?:BLM|USFS|USFWS) (?=Field Office|District|Ranger District)/u, "")
      .replace(/\(\d+ (?:positions?|vacanc(?:y|ies)|openings?)\)/giu, "")
      .replace(timeZones, "")
      // "Salida & Buena Vista (Colorado)".
      .replace(/^([^()\d]+(?:,|&| and |\/)[^()\d]+) \(([^()]+)\)$/u, (all, list: string, land: string) =>
        isRegion(land) ? `${list}, ${land}` : all,
      )
      .replace(journey, "$1")
      // Only the state has several locations.
      .replace(/^((?:various|multiple|several)(?: \p{L}+)?,? (?:in )?|statewide,? )Washington$/iu, "$1WA")
      .replace(
        /^(?:various|multiple|several)(?: \p{L}+)? (?:work ?)?(?:sites?|locations?|places|parks|areas)(?:,| (?:in|within|across|throughout|around)) (?=\p{Lu})/iu,
        "",
      )
      .replace(stateFirst, (all, state: string, town: string) =>
        named(all).length ? all : `${town}, ${state}`,
      )
      .replace(countryFirst, (all, land: string, town: string) =>
        named(all).length || readCountry(all) || !readCountry(land) || usStateCode(land)
          ? all
          : `${town}, ${land}`,
      )
      .replace(ofState, (all, state: string, rest: string) =>
        named(all).length ? all : `${rest}, ${state}`,
      ),
  );
}

/** "Allatoona Lake in Georgia", "Driftless Area of southwest Wisconsin", "a reserve in Wiltshire". */
function inState(text: string): string {
  const [, name = "", inside = "", of = "", land = ""] = within.exec(text) ?? [];
  const isLand = land.length > 3 && (isRegion(land) || countryOfProvince(land) !== null);
  if (!isLand || named(text).length || saysWhere.test(name)) return text;
  const part = `${inside || of} ${land}`;
  const isPart = named(part).some(({ kind }) => kind === "region");
  // "Washington" alone may be the capital.
  const region = isPart ? part : usStateCode(land) === "WA" ? "WA" : land;
  const isKnown = named(name).length > 0 || named(withoutSurroundings(name)).length > 0;
  return isKnown || !isRegion(land) ? `${name}, ${region}` : region;
}

const saysWhere =
  /\b(?:in|at|near|of|within|across|throughout|remote|hybrid|based|located|locations?|sites?|places)\b/i;
