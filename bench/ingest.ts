import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { pool } from "#core/platform/db.server.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import { statingDescription } from "./made-texts.ts";
import { printTable } from "./table.ts";

const count = 5_000;
const source = "bench-ingest";

/** How fast a sync writes into the full table: new jobs with their HTML sanitised, the same again, and changed ones. */
export async function benchIngest() {
  const rates = [
    ["new, HTML sanitised, facts read", "500", await rate(() => listings("20"))],
    ["unchanged", "5,000", await rate(() => listings("20"))],
    ["changed", "500", await rate(() => listings("21"))],
  ] as const;
  await pool.query("delete from jobs where source = $1", [source]);
  printTable(
    `Sync: ${count.toLocaleString("en-US")} listings of some 2 kB into the full table, batches of 500, one connection`,
    ["listings", "jobs a second", "aim"],
    rates.map(([name, aim, measured]) => [name, measured.toLocaleString("en-US"), aim]),
  );
}

async function rate(make: () => IncomingListing[]): Promise<number> {
  const started = performance.now();
  await upsertJobs(source, make());
  return Math.round((count / (performance.now() - started)) * 1000);
}

function listings(pay: string): IncomingListing[] {
  return Array.from({ length: count }, (_, n) => {
    const html = statingDescription(n)
      .split("\n\n")
      .map((part) =>
        part.startsWith("# ")
          ? `<h2>${part.slice(2)}</h2>`
          : part.startsWith("- ")
            ? `<ul><li>${part.slice(2)}</li></ul>`
            : `<p>${part.replace("the", "<b>the</b>")} &amp; more of it.</p>`,
      )
      .join("");
    return {
      sourceId: `bench-${n}`,
      scope: null,
      title: `Bench Keeper ${n}`,
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
      datePosted: new Date(Date.now() - n * 1000),
      closesAt: null,
      salary: { min: Number(pay), max: Number(pay) + 5, currency: "USD", unit: "hour" },
      descriptionMd: htmlToGrammar(html),
    };
  });
}
