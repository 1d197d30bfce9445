import { choicesInWords } from "#core/facts/choices.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { capitalized, listed } from "#core/text/lines.ts";
import { shortDay } from "#core/text/short-day.ts";
import { daysText, type JobQuery, usualRadius, type Within } from "./job-query.ts";

/** `alone` is the text outside a sentence, where it differs. */
type Said = { at: "first" | "kind" | "place" | "near" | "employer" | "then"; text: string; alone?: string };

const say: {
  [Key in keyof JobQuery]-?: (wanted: NonNullable<JobQuery[Key]>, query: JobQuery) => Said | null;
} = {
  titles: (titles) => ({
    at: "kind",
    text: listed(titles, "or"),
    alone: `Keyword: ${titles.join(", ")}`,
  }),
  nearWork: () => ({ at: "then", text: "and near work" }),
  titleWords: (words) => ({ at: "kind", text: listed(words, "or") }),
  city: (city) => ({ at: "place", text: city }),
  state: (state) => ({ at: "place", text: stateName(state) }),
  location: (location, { near }) => (near?.isRead ? null : { at: "place", text: location }),
  near: ({ label, isLand }, { within }) =>
    isLand ? { at: "place", text: label } : { at: "near", text: nearInWords(label, within) },
  within: () => null,
  country: (code) => ({ at: "place", text: countryName(code), alone: `Country: ${countryName(code)}` }),
  titleOrState: ({ title, state }) => ({ at: "then", text: `in ${stateName(state)} or titled ${title}` }),
  company: (name) => ({ at: "employer", text: name, alone: `Employer: ${name}` }),
  work: (work) =>
    work === "remote"
      ? { at: "first", text: "remote", alone: "Remote only" }
      : { at: "then", text: work === "onsite" ? "on-site" : work },
  minSalary: (amount) => ({ at: "then", text: `from $${amount.toLocaleString("en-US")}` }),
  jobType: (type) => ({ at: "then", text: type.toLowerCase(), alone: type }),
  facts: (ids) => ({ at: "then", text: choicesInWords(ids) }),
  startsFrom: (from, { startsUntil }) => ({ at: "then", text: startInWords(from, startsUntil) }),
  startsUntil: (until, { startsFrom }) =>
    startsFrom ? null : { at: "then", text: `starting by ${shortDay(until)}` },
  closesWithin: (days) => ({ at: "then", text: `closing within ${daysText(days)}` }),
  maxAge: (days) => ({ at: "then", text: `posted within ${daysText(days)}` }),
};

export function queryInWords(query: JobQuery): string {
  const said = keysOf(query).flatMap((key) => sayOne(query, key) ?? []);
  if (!said.length) return "All jobs";
  const at = (place: Said["at"]) => said.filter((one) => one.at === place).map(({ text }) => text);
  const place = at("place")
    .join(", ")
    .replace(/^United/, "the United");
  const jobs = [
    ...at("first"),
    ...at("kind"),
    "jobs",
    ...(place ? ["in", place] : []),
    ...at("near"),
    ...at("employer").map((name) => `at ${name}`),
  ].join(" ");
  return capitalized([jobs, ...at("then")].join(", "));
}

export function wordsOf(query: JobQuery, key: keyof JobQuery): string | null {
  const said = sayOne(query, key);
  return said && (said.alone ?? capitalized(said.text));
}

export function stateName(text: string): string {
  return usStates[usStateCode(text) ?? ""] ?? text;
}

const english = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** Server only, because browsers may name a country differently. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
}

function startInWords(from: string, until: string | undefined): string {
  if (!until) return `starting ${shortDay(from)} or later`;
  const first =
    from.slice(0, 4) === until.slice(0, 4) ? shortDay(from).replace(/, \d+$/, "") : shortDay(from);
  return `starting between ${first} and ${shortDay(until)}`;
}

export function nearInWords(label: string, within: Within = usualRadius): string {
  return within === "state" ? `in the state of ${label}` : `within ${within} miles of ${label}`;
}

function keysOf(query: JobQuery): (keyof JobQuery)[] {
  return (Object.keys(say) as (keyof JobQuery)[]).filter((key) => query[key] !== undefined);
}

function sayOne(query: JobQuery, key: keyof JobQuery): Said | null {
  const wanted = query[key];
  return wanted === undefined
    ? null
    : (say[key] as (wanted: unknown, query: JobQuery) => Said | null)(wanted, query);
}
