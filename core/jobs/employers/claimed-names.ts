import { companySlug, slugify } from "#core/jobs/slug.ts";
import { shortNames } from "#core/search/vocabulary/employers.ts";
import { latinLetters } from "#core/text/latin-letters.ts";

const between =
  /\s+[-‐-―|:•·@~/\\]+\s*|[|:;,()[\]{}•·"“”]|\b(?:d\s*\/?\s*b\s*\/?\s*a|a\s*\/?\s*k\s*\/?\s*a|on behalf of|in partnership with|presented by)\b/i;
const small = /^(?:a|an|and|at|by|co|company|for|in|inc|llc|ltd|of|on|s|the|to|u|us|usa)$/;
const mostWords = 20;
/** Two words, such as "river guides", also begin the names of others. */
const fewestInRun = 3;

/** A name without its kind of business: "Otterlight" for "Otterlight Rafting". */
const kinds =
  "adventures, alpine guides, basin, camp, campgrounds, center, climbing, conservancy, consulting, corps, creek camp, expeditions, field school, foundation, group, guides, institute, lodge, marina, mountain, mountain guides, mountain resort, outdoor school, outdoors, outfitters, park, parks, peak, rafting, ranch, resort, resorts, river company, school, services, ski area, ski resort, tours, trust".split(
    ", ",
  );
const shortestWithoutKind = 5;

/**
 * Slugs of the employers that a name may mean, the surest first: all of it, then its short or full names, then its parts and
 * its runs of words, as in "Yosemite, National Park Service".
 */
export function claimedNames(name: string): string[][] {
  const texts = [name, latinLetters(name)];
  const whole = texts.map(companySlug);
  const parts = texts.flatMap((text) => text.split(between)).map((part) => slugify(part ?? ""));
  const runs = whole.flatMap((slug) => runsOf(slug.split("-").slice(0, mostWords)));
  const others = [
    ...[...whole, ...parts].flatMap(otherNames),
    ...whole.flatMap((slug) =>
      slug.length < shortestWithoutKind ? [] : kinds.map((kind) => `${slug} ${kind}`),
    ),
  ].map(slugify);
  return [whole, others, [...parts, ...runs]].map((slugs) => [...new Set(slugs)].filter(Boolean));
}

/** "fish wildlife service" for "The U.S. Fish & Wildlife Service". */
export function nameWords(name: string): string {
  return slugify(name)
    .replace(/^united-states-/, "")
    .split("-")
    .filter((word) => !small.test(word))
    .join(" ");
}

const fullNamesOf = new Map(Object.entries(shortNames));

/** Full names of a short one. */
export function fullNames(name: string): readonly string[] {
  return fullNamesOf.get(slugify(name).replaceAll("-", " ")) ?? [];
}

/** "usda" stands for several agencies, and none of them is called so. */
const shortOf = Map.groupBy(
  [...fullNamesOf].filter(([, names]) => new Set(names.map(nameWords)).size === 1),
  ([, names]) => nameWords(names[0] ?? ""),
);

function otherNames(slug: string): string[] {
  const full = fullNames(slug);
  return [
    ...full,
    ...[slug, ...full].flatMap((each) => shortOf.get(nameWords(each)) ?? []).map(([short]) => short),
  ];
}

function runsOf(words: string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_, length) => {
      const run = words.slice(from, from + length + 1);
      return run.filter((word) => !small.test(word)).length >= fewestInRun ? run.join("-") : [];
    }),
  );
}
