import type { IncomingListing } from "#core/jobs/listing.ts";
import { pool } from "#core/platform/db.server.ts";
import { storeRows } from "#core/sources/runs/store-rows.ts";
import type { Source } from "#core/sources/source.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import { dayMs } from "#core/text/time.ts";
import { statingDescription } from "./made-texts.ts";
import { printTable } from "./table.ts";

const count = 5_000;
const name = "bench-ingest";

type Row = { id: string; at: number; pay: number; html: string };

const source = { name, hasBoards: false, map, idOf: (row: unknown) => (row as Row).id } as Source;

export async function benchIngest() {
  const [first, changed] = [rowsOf(20), rowsOf(21)];
  const aWeekOn = new Date(Date.now() + 7 * dayMs);
  const rates = [
    ["new, HTML sanitised, facts read", "500", await rate(first)],
    ["unchanged", "5,000", await rate(first)],
    ["unchanged, read again nonetheless (once a week)", "–", await rate(first, aWeekOn)],
    ["changed", "500", await rate(changed)],
  ] as const;
  await pool.query("delete from jobs where source = $1", [name]);
  printTable(
    `Sync: ${count.toLocaleString("en-US")} listings of some 2 kB into the full table, batches of 500, one connection`,
    ["listings", "jobs a second", "aim", "of a listing's time our own process, ms"],
    rates.map(([what, aim, { aSecond, own }]) => [
      what,
      aSecond.toLocaleString("en-US"),
      aim,
      own.toFixed(2),
    ]),
  );
}

const companies: ReadonlySet<string> = new Set();

async function rate(rows: Row[], now = new Date()) {
  const counts = { jobsFetched: 0, jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0, jobsSkipped: {} };
  const started = performance.now();
  const busy = process.cpuUsage();
  await storeRows(
    source,
    { isDemo: false },
    { rows, subject: null },
    { counts, skip: refuse },
    { companies, now },
  );
  const { user, system } = process.cpuUsage(busy);
  const aSecond = Math.round((count / (performance.now() - started)) * 1000);
  return { aSecond, own: (user + system) / 1000 / count };
}

function refuse(reason: string) {
  throw new Error(`A made-up listing was left out: ${reason}.`);
}

function rowsOf(pay: number): Row[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, n) => ({
    id: `bench-${n}`,
    at: now - n * 1000,
    pay,
    html: htmlOf(n),
  }));
}

function htmlOf(n: number): string {
  return statingDescription(n)
    .split("\n\n")
    .map((part) =>
      part.startsWith("# ")
        ? `<h2>${part.slice(2)}</h2>`
        : part.startsWith("- ")
          ? `<ul><li>${part.slice(2)}</li></ul>`
          : `<p>${part.replace("the", "<b>the</b>")} &amp; more of it.</p>`,
    )
    .join("");
}

function map(row: unknown): IncomingListing {
  const { id, at, pay, html } = row as Row;
  const n = Number(id.slice("bench-".length));
  return {
    sourceId: id,
    scope: null,
    // "911" in a title belongs to another field.
    title: `Raft Guide ${10_000 + n}`,
    companyName: `Bench Co ${n % 400}`,
    companyLogoUrl: null,
    companyUrl: null,
    url: `https://jobs.example.com/bench/${n}`,
    applyUrl: `https://jobs.example.com/bench/${n}/apply`,
    places: [
      { text: "Moab, Utah", city: "Moab", state: "Utah", countryCode: "US", lat: 38.57, lon: -109.55 },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: new Date(at),
    closesAt: null,
    salary: { min: pay, max: pay + 5, currency: "USD", unit: "hour" },
    descriptionMd: htmlToGrammar(html),
  };
}
