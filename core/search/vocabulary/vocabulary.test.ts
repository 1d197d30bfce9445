import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { areas } from "#core/places/areas.ts";
import { usStates } from "#core/places/us-states.ts";
import { db } from "#core/platform/db.server.ts";
import { conditions } from "./conditions.ts";
import { shortNames } from "./employers.ts";
import { noisePhrases } from "./noise-phrases.ts";
import { synonyms } from "./same.ts";
import { wider } from "./wider.ts";

const conditionWords = conditions.flatMap(({ words }) => words);
const conditionTexts = conditions.flatMap(({ texts = [] }) => texts);
const titleWords = [...synonyms.flat(), ...Object.keys(wider), ...Object.values(wider).flat()];
const typed = [
  ...titleWords,
  ...Object.keys(shortNames),
  ...Object.keys(areas),
  ...conditionWords,
  ...noisePhrases,
];
const everything = [...typed, ...Object.values(shortNames).flat()];

/** What the text search makes of a phrase, as PostgreSQL's own stemmer and list of stop words say. */
const stems = new Map<string, string>();
const stemOf = (phrase: string) => stems.get(phrase) ?? "";

beforeAll(async () => {
  const phrases = JSON.stringify([...new Set(everything)]);
  const { rows } = await db.execute<{ phrase: string; stem: string }>(
    sql`select phrase, phraseto_tsquery('english', phrase)::text as stem from json_array_elements_text(${phrases}::json) as phrase`,
  );
  for (const { phrase, stem } of rows) stems.set(phrase, stem);
});

test("a phrase has lowercase letters and digits, and at most five words if it is typed", () => {
  const wrong = everything.filter((phrase) => !/^(?=..)[a-z0-9]+( [a-z0-9]+)*$/.test(phrase));
  const long = typed.filter((phrase) => phrase.split(" ").length > 5);
  expect([...wrong, ...long]).toEqual([]);
});

test("every list is sorted without repeats", () => {
  const lists: (readonly string[])[] = [
    noisePhrases,
    conditions.map(({ condition }) => condition),
    Object.keys(areas),
    ...conditions.map(({ words }) => words),
    ...conditions.map(({ texts = [] }) => texts),
    ...synonyms,
    ...Object.values(wider),
    ...Object.values(shortNames),
    ...Object.values(areas),
  ];
  const unsorted = lists.filter((list) => String(list) !== String([...new Set(list)].sort()));
  expect(unsorted).toEqual([]);
});

test("a phrase leaves the text search a word, and a longer phrase more than one", () => {
  const lost = titleWords.filter((phrase) => {
    const left = stemOf(phrase).match(/'/g)?.length ?? 0;
    return left < (phrase.includes(" ") ? 4 : 2);
  });
  expect(lost).toEqual([]);
});

test("a phrase is in one group, and each group has several", () => {
  expect(repeated(synonyms.flat().map(stemOf))).toEqual([]);
  expect(synonyms.filter((group) => group.length < 2)).toEqual([]);
});

test("a key of wider is the only one of its group and leads outside it", () => {
  const groups = new Map(
    synonyms.flatMap((group, index) => group.map((phrase) => [stemOf(phrase), String(index)])),
  );
  const groupOf = (phrase: string) => groups.get(stemOf(phrase)) ?? stemOf(phrase);
  expect(repeated(Object.keys(wider).map(groupOf))).toEqual([]);
  const circles = Object.entries(wider).filter(([key, others]) =>
    others.some((other) => groupOf(other) === groupOf(key)),
  );
  expect(circles).toEqual([]);
});

test("a dropped word is in no phrase for a job, an employer or a region", () => {
  const kept = [...synonyms.flat(), ...Object.keys(wider), ...Object.keys(shortNames), ...Object.keys(areas)];
  const torn = kept.filter((phrase) => phrase.split(" ").some((word) => noisePhrases.includes(word)));
  expect(torn).toEqual([]);
  expect(conditionWords.filter((phrase) => noisePhrases.includes(phrase))).toEqual([]);
});

test("an employer's short name is no trade word, region or fact", () => {
  const taken = new Set([...titleWords, ...Object.keys(areas), ...conditionWords]);
  const shorts = Object.keys(shortNames);
  expect(shorts.filter((short) => taken.has(short))).toEqual([]);
  expect(shorts.filter((short) => shortNames[short]?.includes(short))).toEqual([]);
});

test("a phrase names one fact of a listing, but for room and board", () => {
  const twice = new Set(repeated([...conditionWords, ...conditionTexts]));
  const named = conditions.filter(({ words, texts = [] }) =>
    [...words, ...texts].some((one) => twice.has(one)),
  );
  expect(named.map(({ condition }) => condition).sort()).toEqual(["housing", "meals"]);
  expect([...twice].filter((phrase) => !/\b(?:board|food|meals)\b/.test(phrase))).toEqual([]);
});

test("a text of a condition has two to five lowercase words", () => {
  expect(conditionTexts.filter((text) => !/^[a-z0-9]+( [a-z0-9]+){1,4}$/.test(text))).toEqual([]);
});

test("a region lists states and is never a state's own name or code", () => {
  expect(
    Object.values(areas)
      .flat()
      .filter((code) => !Object.hasOwn(usStates, code)),
  ).toEqual([]);
  const names = Object.entries(usStates)
    .flat()
    .map((name) => name.toLowerCase());
  expect(Object.keys(areas).filter((region) => names.includes(region))).toEqual([]);
});

test.each([
  ["lifty", "lift operator"],
  ["archeologist", "archaeology"],
  ["nordic", "cross country skiing"],
  ["counsellor", "counselor"],
  ["botany", "botanist"],
  ["mtb", "mountain biking"],
  ["wolves", "wolf"],
  ["boatman", "river guiding"],
])("the vocabulary joins %s and %s", async (one, other) => {
  const { rows } = await db.execute<{ stem: string }>(
    sql`select phraseto_tsquery('english', phrase)::text as stem from unnest(array[${one}, ${other}]) as phrase`,
  );
  const [first = "", second = ""] = rows.map(({ stem }) => stem);
  const group = synonyms.find((phrases) => phrases.some((phrase) => stemOf(phrase) === first));
  expect(group?.map(stemOf)).toContain(second);
});

test.each([
  ["cook", "server"],
  ["lifeguard", "deckhand"],
  ["ski guide", "ski instructor"],
  ["park ranger", "park guide"],
  ["engine captain", "boat captain"],
  ["boot fitter", "lift operator"],
])("the vocabulary separates %s and %s", (one, other) => {
  const groupOf = (phrase: string) => synonyms.find((phrases) => phrases.includes(phrase)) ?? [phrase];
  expect(groupOf(one)).not.toContain(other);
});

function repeated(list: readonly string[]) {
  return [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];
}
