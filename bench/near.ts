import { prepareSearches } from "#core/jobs/list/board.ts";
import { countJobs } from "#core/jobs/list/find-jobs.ts";
import type { JobQuery, ListOrder, Within } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { findPlace, suggestPlaces } from "#core/places/find-places.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";
import { clearCaches, subscriber } from "./queries.ts";
import { percentile, printTable } from "./table.ts";

/** Near a quarter of the made-up jobs, near the rarest, and far from all. */
const towns = { common: "fresno-ca", rare: "minneapolis-mn", lonely: "moab-ut" } as const;
type Town = keyof typeof towns;

type More = { after?: string | null; order?: ListOrder } & JobQuery;

function around(town: Town, within: Within): JobQuery {
  const slug = towns[town];
  const place = findPlace(slug);
  if (!place) throw new Error(`${slug} is unknown.`);
  return { near: { slug, label: place.label }, within };
}

const count = (town: Town, within: Within) =>
  countJobs(queryConditions(around(town, within), new Date()), new Date());

const page = (town: Town, within: Within, { after = null, order, ...more }: More = {}) =>
  listJobs({ scope: "all", query: { ...around(town, within), ...more }, viewer: subscriber, after, order });

async function pageAfter(town: Town, within: Within, pages: number): Promise<string | null> {
  let after: string | null = null;
  for (let n = 0; n < pages; n++) after = (await page(town, within, { after, order: "nearest" })).next;
  return after;
}

export async function benchNear(total: number) {
  await jobTotals();
  await prepareSearches();
  const [tenth, rareSecond] = await Promise.all([pageAfter("common", 100, 9), pageAfter("rare", 100, 1)]);
  const guides = { titles: ["guide"], facts: ["housing"] };
  const rows: QueryRow[] = [
    ["count, 25 miles around Fresno", "120 / 60", () => count("common", 25)],
    ["count, 100 miles", "120 / 60", () => count("common", 100)],
    ["count, 200 miles", "–", () => count("common", 200)],
    ["count, 25 miles around Minneapolis", "120 / 60", () => count("rare", 25)],
    ["count, 100 miles", "120 / 60", () => count("rare", 100)],
    ["count, 200 miles", "–", () => count("rare", 200)],
    ["page, 25 miles around Fresno", "120 / 60", () => page("common", 25)],
    ["page, 100 miles", "120 / 60", () => page("common", 100)],
    ["page, 200 miles", "–", () => page("common", 200)],
    ["page, 25 miles around Minneapolis", "120 / 60", () => page("rare", 25)],
    ["page, 100 miles", "120 / 60", () => page("rare", 100)],
    ["page, 200 miles", "–", () => page("rare", 200)],
    ["page, 25 miles around Moab, which are empty", "120 / 60", () => page("lonely", 25)],
    ['title "guide", housing, 25 miles around Fresno', "30", () => page("common", 25, guides)],
    ['title "guide", housing, 100 miles', "30", () => page("common", 100, guides)],
    ['title "guide", housing, 100 miles around Minneapolis', "30", () => page("rare", 100, guides)],
    ["housing, 100 miles around Fresno", "60", () => page("common", 100, { facts: ["housing"] })],
    ["nearest first, 100 miles around Fresno", "120 / 60", () => page("common", 100, { order: "nearest" })],
    ["its tenth page", "120 / 60", () => page("common", 100, { order: "nearest", after: tenth })],
    [
      "nearest first, 100 miles around Minneapolis",
      "120 / 60",
      () => page("rare", 100, { order: "nearest" }),
    ],
    ["its second page", "120 / 60", () => page("rare", 100, { order: "nearest", after: rareSecond })],
    [
      'nearest first, title "guide", housing, 100 miles around Fresno',
      "60",
      () => page("common", 100, { ...guides, order: "nearest" }),
    ],
  ];
  await measureQueries(
    `Around places, over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count remembered)`,
    rows,
    clearCaches,
  );
  benchPlaces();
}

const typed =
  "moab,yos,glacier nat,port,san,den,853,new r,grand canyon,rocky nat park,missou,s,tahoe,yelowstone,arkansas riv,moab u,bozeman mt,st,aspen,jackson h";

function benchPlaces() {
  suggestPlaces("moab");
  const measured: number[] = [];
  for (let n = 0; n < 50; n++)
    for (const text of typed.split(",")) {
      const started = performance.now();
      suggestPlaces(text);
      measured.push(performance.now() - started);
    }
  printTable(
    "Suggestions of places: twenty beginnings, fifty times each (ms)",
    ["p50", "p95", "longest", "aim p95"],
    [[percentile(measured, 0.5), percentile(measured, 0.95), percentile(measured, 1), "5"]],
  );
}
