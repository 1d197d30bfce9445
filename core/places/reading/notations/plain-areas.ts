import { milesBetween } from "#core/places/distance.ts";
import { type Known, named, parksInShort } from "#core/places/gazetteer/gazetteer.server.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";

const states = Object.values(usStates)
  .map((name) => name.replaceAll(".", "\\."))
  .join("|");

const afterState = new RegExp(`^(${states}) (\\p{Lu}[\\p{L}.' -]+)$`, "u");

const ofPeople: Record<string, string> = {
  ...{ Alaskan: "Alaska", Hawaiian: "Hawaii", Coloradan: "Colorado", Californian: "California" },
  ...{ Texan: "Texas", Floridian: "Florida", Oregonian: "Oregon", Montanan: "Montana", Arizonan: "Arizona" },
  ...{ Virginian: "Virginia", Minnesotan: "Minnesota", Nevadan: "Nevada" },
};

const people = new RegExp(`\\b(${Object.keys(ofPeople).join("|")})(?= \\p{Lu})([^,]*)`, "gu");

const partOf =
  /^(?:the )?(\p{Lu}[\p{L}.' -]+?) (?:area|region|section|portion|part|stretch|reach|unit|side|end) (?:of|in|on) (?:the )?(?:upstate |\p{Ll}+ern )?(\p{Lu}[^,;()]+)$/u;

const pair =
  /^(?:North|Upper|East|Inner) (?:and|&) (?:South|Lower|West|Outer) (\p{Lu}[\p{L}.' -]+?)(s?)(?=,|$)/u;

const alongRiver =
  /^(?:the )?(\p{Lu}[\p{L}.' ]+? (?:River|Creek|Canyon|Lake)) (?:below|above|near|at|from|between|upstream|downstream|along|through) .+$/u;

/** Rewrites areas told in words: "Hanford Reach area of the Columbia River", "Green River below the dam". */
export function withPlainAreas(text: string): string {
  if (text.length > 100) return text;
  if (named(text).length) return text.replace(/ ?\/ ?/g, " ");
  return (
    text
      .replace(/^(\p{Lu}[\p{L}.' -]+?) ?\/ ?(\p{Lu}[\p{L}.' -]+)(?=$|, )/u, underBothNames)
      // "Québec (Québec)".
      .replace(/^(\p{L}[\p{L} ]+) \(\1\)$/u, "$1, $1")
      // Not "Hawaiian Beaches", which is a town's own name.
      .replace(people, (all, name: string, rest: string) =>
        named(all).length ? all : `${ofPeople[name] ?? name}${rest}`,
      )
      .replace(partOf, (all, part: string, of: string) =>
        named(part).length || parksInShort(part).length ? `${part}, ${of}` : all,
      )
      .replace(pair, (all, name: string, plural: string) => {
        const known = [name + plural, name].find((each) => named(each).length);
        return known ?? all;
      })
      .replace(alongRiver, (all, river: string) => (named(river).some(isPark) ? river : all))
      .replace(afterState, (all, state: string, place: string) => {
        const isThere = named(place).some(
          ({ kind, state: own }) => kind === "region" && own === usStateCode(state),
        );
        return isThere && !named(all).length ? `${place}, ${state}` : all;
      })
  );
}

function isPark({ kind }: { kind: string }): boolean {
  return kind === "park";
}

/** "Aoraki/Mount Cook" is one place with two names; "Homer/Kachemak Bay" is a town and the bay beside it. */
function underBothNames(all: string, first: string, second: string): string {
  const both = `${first} ${second}`;
  if (named(both).length) return both;
  const town = townBeside(first, second) ?? townBeside(second, first);
  return town ? `${town.name}, ${town.state ?? town.country}` : all;
}

function townBeside(name: string, land: string): Known | undefined {
  const lands = [...named(land), ...parksInShort(land)];
  const towns = named(name).filter(({ kind, weight }) => kind === "town" && weight > 0);
  const isOther = (town: Known) =>
    lands.some(({ kind, state, weight }) => kind === "town" && weight > 0 && state === town.state);
  return towns.find(
    (town) =>
      !isOther(town) &&
      lands.some((each) => each.kind === "park" && !each.isRiver && milesBetween(each, town) < beside),
  );
}

/** A park is beside a town where its middle lies within this many miles. */
const beside = 60;
