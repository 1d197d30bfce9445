import { prepareSearches } from "#core/jobs/list/board.ts";
import { surveyMatches } from "#core/jobs/list/survey-matches.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { firstPage } from "#core/jobs/query/list-position.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "bench" };

type More = { after?: string | null; order?: ListOrder } & JobQuery;

const search = (typed: string, { after = null, order, ...others }: More = {}) =>
  listJobs({ scope: "all", query: { titles: [typed], ...others }, viewer: subscriber, after, order });

const inColorado = (typed: string, page = 1) =>
  listStateJobs({ state: "CO", cities: [] }, { titles: [typed] }, { ...firstPage, page });

const openPages: JobQuery[] = [
  ...["California", "Montana", "Utah", "Vermont", "Washington"].map((location) => ({ location })),
  ...["guide", "park ranger", "trail crew", "ski instructor", "conservation"].map((title) => ({
    country: "US",
    titleWords: [title],
  })),
];

function surveyPages(typed: string) {
  const now = new Date();
  return surveyMatches(
    { titles: [typed] },
    openPages.map((page) => queryConditions(page, now)),
    now,
  );
}

export async function benchSearches(total: number) {
  await jobTotals();
  const started = performance.now();
  await prepareSearches();
  const words = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nThe words and employers of the board, which searches are read against: ${words} s.`);
  const next = async (typed: string, more: More = {}) => (await search(typed, more)).next;
  const [second, byDate, ofEmployer] = await Promise.all([
    next("ranger"),
    next("ranger", { order: "newest" }),
    next("NPS"),
  ]);
  const far = await pageAfter("ranger", 10);
  const rows: QueryRow[] = [
    ['common word ("ranger")', "60", () => search("ranger")],
    ["its second page", "60", () => search("ranger", { after: second })],
    ["its eleventh page", "60", () => search("ranger", { after: far })],
    ["newest first", "60", () => search("ranger", { order: "newest" })],
    ["newest first, second page", "60", () => search("ranger", { order: "newest", after: byDate })],
    ['two common words ("seasonal guide")', "60", () => search("seasonal guide")],
    ['words of the trade ("raft guide")', "60", () => search("raft guide")],
    ['rare word ("falconer")', "20", () => search("falconer")],
    ["the whole empty list", "80", () => search("xylographer")],
    [
      "the same with a state, a town and pay",
      "80",
      () => search("xylographer", { state: "Colorado", city: "Town 17", minSalary: 75_000 }),
    ],
    [
      "three words, state and pay",
      "60",
      () => search("park ranger field", { location: "Colorado", minSalary: 50_000 }),
    ],
    ["a state behind the words", "60", () => search("park ranger colorado")],
    ['employer\'s short name ("NPS")', "60", () => search("NPS")],
    ["its second page", "60", () => search("NPS", { after: ofEmployer })],
    ["employer's name", "60", () => search("salmon river rafting company")],
    ['phrase ("park ranger")', "60", () => search('"park ranger"')],
    ['minus word ("ranger -senior")', "60", () => search("ranger -senior")],
    ['mistyped ("rangr")', "60", () => search("rangr")],
    ["word of descriptions alone, rare", "60", () => search("zelzelum")],
    ['word of descriptions alone, common ("teamwork")', "60", () => search("teamwork")],
    ['part of a word ("alcone")', "60", () => search("alcone")],
    ['three letters of a common word ("ang")', "60", () => search("ang")],
    ["the same on a state's page", "60", () => inColorado("ang")],
    ['a word inside others alone, on a state\'s page ("fter")', "60", () => inColorado("fter")],
    ["kind of work alone", "60", () => search("remote")],
    ['work and a condition ("ranger with housing")', "60", () => search("ranger with housing")],
    ['work and one that no job says ("ranger internship")', "60", () => search("ranger internship")],
    ['conditions alone ("housing for couples")', "60", () => search("housing for couples")],
    ['two words that no job has together ("office ranger")', "60", () => search("office ranger")],
    ["state page", "60", () => inColorado("ranger")],
    ["state page, fifth", "60", () => inColorado("ranger", 5)],
    ['which open pages hold a common word ("ranger")', "60", () => surveyPages("ranger")],
    ['which open pages hold rare words ("lift operator")', "60", () => surveyPages("lift operator")],
    ['pay ("park ranger $25 an hour")', "60", () => search("park ranger $25 an hour")],
    ['a month ("cook june")', "60", () => search("cook june")],
    ['in Spanish ("guardaparques de temporada")', "60", () => search("guardaparques de temporada")],
    ['a region ("raft guide pacific northwest")', "60", () => search("raft guide pacific northwest")],
    ['a town that may be a word ("guide moab")', "60", () => search("guide moab")],
    ['a place alone ("yellowstone")', "60", () => search("yellowstone")],
    [
      'three conditions ("summer internship with housing")',
      "60",
      () => search("summer internship with housing"),
    ],
    [
      'a question ("how do i become a park ranger in utah")',
      "60",
      () => search("how do i become a park ranger in utah"),
    ],
    ['a visa ("ski resort j-1 visa")', "60", () => search("ski resort j-1 visa")],
    [
      'no license ("trail crew no experience no license")',
      "60",
      () => search("trail crew no experience no license"),
    ],
    ['an age ("camp counselor 16 years old")', "60", () => search("camp counselor 16 years old")],
    ['best paid first ("guide")', "60", () => search("guide", { order: "pay" })],
    ['closing first ("guide")', "60", () => search("guide", { order: "closing" })],
    [
      "twenty words of the trade",
      "300",
      () => search("cook j1 h1b h2a h2b wfa wfr cdl cpr emt oec dorm pets visa aemt wemt"),
    ],
    ["10 kB", "80", () => search("ranger guide ".repeat(770))],
    ["200 words", "80", () => search(Array.from({ length: 200 }, (_, n) => `word${n}`).join(" "))],
    ["200 quotes", "80", () => search('"'.repeat(200))],
    ["quotes and minuses of common words", "80", () => search('"park" -"guide -ranger" -river "ii')],
    ["stop words alone", "80", () => search("the in of or me at")],
    ["other scripts", "80", () => search("滑雪 🏔️ лыжи")],
  ];
  await measureQueries(
    `Searches over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count remembered, pages of the table in memory)`,
    rows,
  );
}

async function pageAfter(typed: string, pages: number): Promise<string | null> {
  let after: string | null = null;
  for (let page = 0; page < pages; page++) after = (await search(typed, { after })).next;
  return after;
}
