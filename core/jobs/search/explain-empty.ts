import { withCourses, withPaying } from "#core/facts/choices.ts";
import { boardLexicon } from "#core/jobs/list/board.ts";
import type { ListCount } from "#core/jobs/list/count-list.ts";
import { tooShort } from "#core/jobs/query/contains.ts";
import { withoutKey } from "#core/jobs/query/filter-chips.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { isEmptyQuery } from "#core/jobs/query/query-address.ts";
import { queryInWords } from "#core/jobs/query/query-words.ts";
import { explainLocation } from "#core/places/location-filter.ts";
import { wordsNear } from "#core/search/corrections.ts";
import { placeInWords } from "#core/search/place-at-end.ts";
import type { Search, Term } from "#core/search/search.ts";
import { listed } from "#core/text/lines.ts";

export type Widening = {
  text: string;
  search: string;
  jobs: string;
};

export type EmptyList = {
  asked: string | null;
  /** Said instead of that there are none, where not all titles were looked through. */
  tooShort: string | null;
  widenings: Widening[];
  words: { missing: string; near: Widening[] } | null;
};

const any: { [Key in Exclude<keyof JobQuery, "within" | "nearWork">]-?: string } = {
  titles: "Any title",
  titleWords: "Any title",
  titleOrState: "Any title and state",
  near: "Any place",
  location: "Any place",
  state: "Any state",
  city: "Any town",
  country: "Any country",
  company: "Any employer",
  jobType: "Any job type",
  minSalary: "Any pay",
  work: "Any work type",
  facts: "Any season, housing or pay",
  startsFrom: "Any start date",
  startsUntil: "Any start date",
  closesWithin: "Any closing date",
  maxAge: "Posted any time",
};

export type Count = (query: JobQuery) => Promise<ListCount>;

/** `address` is null for what the form at hand cannot ask. `there` is " in Utah" for a list of Utah. */
export async function explainEmpty(
  query: JobQuery,
  search: Search | null,
  address: (query: JobQuery) => string | null,
  countAll: Count,
  there = "",
): Promise<EmptyList> {
  const count = onceFor(countAll);
  const widen = async (wider: { text: string; query: JobQuery }[]) => {
    const found = await Promise.all(
      wider.map(async ({ text, query }) => {
        const search = address(query);
        if (search === null) return [];
        const all = await count(query);
        return all.count ? [{ text, search, jobs: all.jobs }] : [];
      }),
    );
    return found.flat();
  };
  const keys = (Object.keys(any) as (keyof typeof any)[]).filter(
    // The place and its distance are one filter, and so are both ends of the start.
    (key) =>
      query[key] !== undefined &&
      !(key === "location" && query.near) &&
      !(key === "startsUntil" && query.startsFrom),
  );
  const [unlisted, unknown] = search
    ? await Promise.all([widen(withUnlisted(query)), missingWords(search, query, count)])
    : [[], []];
  const missing = unlisted.length ? [] : unknown;
  // A word that no job has still finds nothing, but a reader may do without a condition.
  const hopeless = missing.filter(({ isCondition }) => !isCondition);
  const mayFind = (key: keyof JobQuery) => !hopeless.length || key === "titles";
  const wider = keys.filter(mayFind).map((key) => ({ text: any[key], query: withoutKey(query, key) }));
  if (keys.length > 1) wider.push({ text: "No filters", query: {} });
  const short = search?.place || search?.work ? null : tooShort(query.titles);
  const [only, second] = missing;
  const near = only && !second ? wordsNear(only.words, await boardLexicon()) : [];
  const [widenings, nearWords] = await Promise.all([
    widen([...(search ? withoutOne(search, query, hopeless) : []), ...wider]),
    widen(near.map((word) => ({ text: word, query: { ...query, titles: [word] } }))),
  ]);
  return {
    asked: isEmptyQuery(query) ? null : queryInWords(asRead(query)),
    tooShort: short,
    widenings: [...unlisted, ...widenings],
    words:
      missing.length && !short
        ? {
            missing: `No open job${there} has ${listed(
              missing.map(({ words }) => inQuotes(words)),
              "or",
            )}${missing.every(({ words }) => words.length < 4) ? " as a word" : ""}.`,
            near: nearWords,
          }
        : null,
  };
}

/** Without one of two words is the other alone. */
function onceFor(count: Count): Count {
  const counts = new Map<string, ReturnType<Count>>();
  return (query) => {
    const key = JSON.stringify(query);
    const known = counts.get(key) ?? count(query);
    counts.set(key, known);
    return known;
  };
}

function withUnlisted(query: JobQuery): { text: string; query: JobQuery }[] {
  const { facts = [] } = query;
  const beside = (id: string) => ({ ...query, facts: [...facts.filter((one) => one !== id), id] });
  return [
    { text: "Jobs that charge you to take part", query: beside(withPaying) },
    { text: "Assistantships and courses", query: beside(withCourses) },
  ];
}

const mostWords = 6;

async function missingWords(search: Search, query: JobQuery, count: Count): Promise<Term[]> {
  const { terms } = search;
  // The list was just searched for this alone.
  if (isOneWord(search) && Object.keys(query).length === 1) return terms;
  const some = terms.length > mostWords ? [] : terms;
  const counts = await Promise.all(some.map((term) => count({ titles: [typedOf(term)] })));
  return some.filter((_, index) => counts[index]?.count === 0);
}

function isOneWord({ terms, place, work, without }: Search): boolean {
  return terms.length === 1 && !place && !work && !without.length;
}

function withoutOne(
  { terms, place, work }: Search,
  query: JobQuery,
  hopeless: Term[],
): { text: string; query: JobQuery }[] {
  const asking = (parts: (string | null | undefined)[]) => ({
    ...query,
    titles: [parts.filter(Boolean).join(" ")],
  });
  const words = terms.map(typedOf);
  const there = place && placeInWords(place);
  const mayFind = (left: Term | null) => hopeless.every((term) => term === left);
  const fewer =
    terms.length > 1 && terms.length <= mostWords
      ? terms.filter(mayFind).map((left) => ({
          text: `Without ${inQuotes(typedOf(left))}`,
          query: asking([...words.filter((_, other) => terms[other] !== left), work, there]),
        }))
      : [];
  if (!words.length || !mayFind(null)) return fewer;
  return [
    ...fewer,
    ...(place ? [{ text: "Anywhere", query: asking([...words, work]) }] : []),
    ...(work ? [{ text: "Not only remote", query: asking([...words, there]) }] : []),
  ];
}

function typedOf({ words, isQuoted }: Term): string {
  return isQuoted ? `"${words}"` : words;
}

function inQuotes(words: string): string {
  return `'${words.replaceAll('"', "")}'`;
}

function asRead({ location, ...query }: JobQuery): JobQuery {
  if (location === undefined) return query;
  return { ...query, location: explainLocation(location)?.as ?? location };
}
