import pg from "pg";
import { extractFacts } from "#core/facts/extract.ts";
import { compareStored } from "#core/jobs/duplicates/compare-stored.ts";
import { rereadFacts } from "#core/jobs/facts/reread-facts.ts";
import { rejudgeJobs } from "#core/jobs/kinds/rejudge-jobs.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { rereadPlaces } from "#core/jobs/whereabouts/reread-places.ts";
import { env } from "#core/platform/env.server.ts";
import { dayMs } from "#core/text/time.ts";
import { statingDescription } from "./made-texts.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";
import { clearCaches, list, listFree, subscriber } from "./queries.ts";
import { printTable } from "./table.ts";

const texts = 5_000;
const rows = 5_000;

/** Measures lists by facts and by dates, first readings, and rereadings of old rows. */
export async function benchFacts(total: number) {
  await jobTotals();
  await measureQueries(
    `What jobs state, over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count remembered)`,
    await rowsOfFacts(),
    clearCaches,
  );
  const table = [
    ["texts read, one core", await extraction(), "400"],
    [
      "rows read again, in batches of 200",
      await readingAgain("read_version", rereadFacts),
      "278 (a million in an hour)",
    ],
    [
      "their places, in batches of 200",
      await readingAgain("places_version", allPlaces),
      "278 (a million in an hour)",
    ],
    [
      "rows judged again, in batches of 200",
      await readingAgain("relevance_version", allKinds),
      "278 (a million in an hour)",
    ],
    [
      "rows compared again, in batches of 200",
      await readingAgain("compared_version", allCompared),
      "278 (a million in an hour)",
    ],
  ] as const;
  printTable(
    `Facts: ${texts.toLocaleString("en-US")} made-up texts of some 2 kB`,
    ["what", "a second", "aim"],
    table.map(([name, rate, aim]) => [name, rate.toLocaleString("en-US"), aim]),
  );
}

function extraction(): number {
  const given = Array.from({ length: texts }, (_, n) => statingDescription(n));
  const postedAt = new Date();
  const read = (text: string) => extractFacts({ title: "River Guide", text, postedAt });
  for (const text of given.slice(0, 200)) read(text);
  const started = performance.now();
  let facts = 0;
  for (const text of given) facts += read(text).length;
  const rate = perSecond(texts, started);
  console.log(`\n${(facts / texts).toFixed(1)} facts a text.`);
  return rate;
}

async function allPlaces(): Promise<number> {
  let total = 0;
  for (let count = await rereadPlaces(); count; count = await rereadPlaces()) total += count;
  return total;
}

async function allKinds(): Promise<number> {
  const trust = { isListedEmployer: () => false, isDecided: () => false };
  let total = 0;
  for (let left = true; left; ) {
    const { judged } = await rejudgeJobs(trust);
    total += judged;
    left = judged > 0;
  }
  return total;
}

async function allCompared(): Promise<number> {
  let total = 0;
  for (let count = await compareStored(); count; count = await compareStored()) total += count;
  return total;
}

async function readingAgain(
  version: "read_version" | "places_version" | "relevance_version" | "compared_version",
  read: () => Promise<number>,
): Promise<number> {
  // A million rows may outlast the pool's statement timeout.
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`update jobs set ${version} = 32767 where expired_at is null and ${version} < 32767`);
    await client.query(
      `update jobs set ${version} = 0 where id in
        (select id from jobs where expired_at is null and featured_until is null order by date_posted desc limit $1)`,
      [rows],
    );
    await client.query("vacuum analyze jobs");
  } finally {
    await client.end();
  }
  const started = performance.now();
  const count = await read();
  return perSecond(count, started);
}

function perSecond(count: number, started: number): number {
  return Math.round((count / (performance.now() - started)) * 1000);
}

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const between = (from: number, until: number) => ({ startsFrom: dayIn(from), startsUntil: dayIn(until) });

const ordered = (order: ListOrder, query: JobQuery = {}, after: string | null = null) =>
  listJobs({ scope: "all", query, viewer: subscriber, after, order });

async function rowsOfFacts(): Promise<QueryRow[]> {
  const start = `start-${new Date(Date.now() + 180 * dayMs).toISOString().slice(0, 7)}`;
  const facts = (...ids: string[]) => list({ facts: ids });
  const { next: secondClosing } = await ordered("closing");
  const { next: secondInVermont } = await ordered("closing", { location: "Vermont" });
  return [
    ["housing provided", "50", () => facts("housing")],
    ["housing provided, visa sponsored, couples", "50", () => facts("housing", "visa", "couples")],
    ["housing provided or not stated", "60", () => facts("housing", "unsaid-housing")],
    [
      "housing or not stated, month, Colorado",
      "60",
      () => list({ facts: ["housing", "unsaid-housing", start], location: "Colorado" }),
    ],
    ["a month of the start", "50", () => facts(start)],
    ["at least $22 an hour", "50", () => facts("hour-22")],
    ["no driver's license, and 18", "50", () => facts("no-licence", "age-18")],
    [
      "housing, month, no license, Colorado",
      "50",
      () => list({ facts: ["housing", start, "no-licence"], location: "Colorado" }),
    ],
    ['housing, title "guide"', "60", () => list({ facts: ["housing"], titles: ["guide"] })],
    ["assistantships and courses, too", "50", () => facts("with-courses")],
    [
      "assistantships and courses, too, Vermont",
      "50",
      () => list({ facts: ["with-courses"], location: "Vermont" }),
    ],
    ["housing, of a visitor", "50", () => listFree({ facts: ["housing"] })],
    ["job type, common", "50", () => list({ jobType: "Seasonal" })],
    ["job type that no job has", "20", () => listFree({ jobType: "Volunteer" })],
    ["job type, remote", "50", () => list({ jobType: "Seasonal", work: "remote" })],
    ["employer with thousands of jobs", "60", () => list({ company: "National Park Service" })],
    ["employer with few jobs", "20", () => list({ company: "Outfitter 20000" })],
    ["employer that is none", "20", () => list({ company: "Zeppelin Works" })],
    ["closes within 3 days", "50", () => list({ closesWithin: 3 })],
    ["closes within 30 days", "50", () => list({ closesWithin: 30 })],
    ["starts within a month that is half a year ahead", "50", () => list(between(180, 210))],
    ["starts within that month, Colorado", "50", () => list({ ...between(180, 210), location: "Colorado" })],
    ["starts from today on", "60", () => list({ startsFrom: dayIn(0) })],
    [
      "employer, job type, closes within 14 days",
      "60",
      () => list({ company: "Forest Service", jobType: "Seasonal", closesWithin: 14 }),
    ],
    ["by closing date", "50", () => ordered("closing")],
    ["by closing date, second page", "50", () => ordered("closing", {}, secondClosing)],
    ["by closing date, Vermont", "60", () => ordered("closing", { location: "Vermont" })],
    [
      "by closing date, Vermont, second page",
      "60",
      () => ordered("closing", { location: "Vermont" }, secondInVermont),
    ],
    ["by closing date, a job type that none has", "50", () => ordered("closing", { jobType: "Volunteer" })],
    ['by closing date, title "guide"', "80", () => ordered("closing", { titles: ["guide"] })],
    ["by start", "50", () => ordered("starts")],
    ["by start, housing provided", "60", () => ordered("starts", { facts: ["housing"] })],
  ];
}
