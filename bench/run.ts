// npm run bench [-- --rows 1000000] [--only
// queries,near,maps,parks,searches,accounts,tracker,alerts,postings,administration,links,facts,ingest,pages,heavy,api] measures a
// scratch database of that many jobs. With --keep it stays in .data/bench-ROWS for the next run. Only when named, `memory`
// renders pages for --minutes (10).
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import pg from "pg";
import { freePort } from "#local/postgres/free-port.ts";
import { discardPostgres, startPostgres } from "#local/postgres/server.ts";
import { testEnvironment } from "#test/environment.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    only: {
      type: "string",
      default:
        "queries,near,maps,parks,searches,accounts,tracker,alerts,postings,administration,links,facts,ingest,pages,heavy,api",
    },
    keep: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
  },
});
const rows = Number(values.rows);
const sections = values.only.split(",");
const sharedBuffers = "2GB";
const folder = `.data/bench-${rows}`;

const server = await startTuned();
Object.assign(
  process.env,
  testEnvironment({
    database: await server.createDatabase("bench"),
    smtp: await freePort(),
    stripe: await freePort(),
  }),
  { NODE_ENV: "production", LOG_LEVEL: "warn", PAGES_PER_MINUTE: "0", DATABASE_POOL: "10" },
  { LIMIT_SIGN_IN_EMAIL: "100000/1h" },
);
const { pool, programPool } = await import("#core/platform/db.server.ts");
const { closeSender } = await import("#core/platform/tasks.server.ts");
const stripe = await (await import("#test/stand-ins.ts")).startTestStripe();
try {
  console.log(`# Benchmarks, ${new Date().toISOString().slice(0, 10)}`);
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${await postgresVersion()}; load tool, PostgreSQL and Node share the cores.`,
  );
  const { seed } = await import("./seed.ts");
  await seed(rows);
  if (sections.includes("queries")) await (await import("./queries.ts")).benchQueries(rows);
  if (sections.includes("near")) await (await import("./near.ts")).benchNear(rows);
  if (sections.includes("maps")) await (await import("./maps.ts")).benchMaps(rows);
  if (sections.includes("parks")) await (await import("./parks.ts")).benchParks();
  if (sections.includes("searches")) await (await import("./searches.ts")).benchSearches(rows);
  if (sections.includes("accounts")) await (await import("./accounts.ts")).benchAccounts(rows);
  if (sections.includes("tracker")) await (await import("./tracker.ts")).benchTracker(rows);
  if (sections.includes("alerts")) await (await import("./alerts.ts")).benchAlerts(rows);
  if (sections.includes("postings")) await (await import("./postings.ts")).benchPostings(rows);
  if (sections.includes("administration"))
    await (await import("./administration.ts")).benchAdministration(rows);
  if (sections.includes("links")) await (await import("./links.ts")).benchLinks(rows);
  if (sections.includes("facts")) await (await import("./facts.ts")).benchFacts(rows);
  if (sections.includes("ingest")) await (await import("./ingest.ts")).benchIngest();
  if (sections.includes("pages")) await (await import("./pages.ts")).benchPages();
  if (sections.includes("heavy")) await (await import("./heavy.ts")).benchHeavy();
  if (sections.includes("api")) await (await import("./api.ts")).benchApi();
  if (sections.includes("memory")) await (await import("./memory.ts")).benchMemory(Number(values.minutes));
} finally {
  await closeSender();
  await stripe.close();
  await Promise.all([pool.end(), programPool.end()]);
  await server.stop();
  if (!values.keep) await discardPostgres(folder);
}

/** Gives PostgreSQL more memory than its default of 128 MB. */
async function startTuned() {
  const untuned = await startPostgres(folder);
  const client = new pg.Client({ connectionString: untuned.url("postgres") });
  await client.connect();
  await client.query(`alter system set shared_buffers = '${sharedBuffers}'`);
  await client.end();
  await untuned.stop();
  return startPostgres(folder);
}

async function postgresVersion() {
  const { rows } = await pool.query("show server_version");
  return `PostgreSQL ${rows[0]?.server_version} with shared_buffers = ${sharedBuffers}, else its defaults`;
}
