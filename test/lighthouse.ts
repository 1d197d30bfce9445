// Run by `npm run prove`: Lighthouse over one page of each kind, as on a phone, median of five. Needs half a minute a
// page.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import pg from "pg";
import { ensureBuild } from "#launcher/build.ts";
import { startServer } from "#launcher/child.ts";
import { freePort } from "#local/postgres/free-port.ts";
import { startLocalServices } from "#local/services.ts";
import { prepareChromium } from "./chromium.ts";
import { testEnvironment } from "./environment.ts";
import { startScratchPostgres } from "./scratch-postgres.ts";

const rounds = 5;
const aims = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];

await ensureBuild({ log: console.log });
const postgres = await startScratchPostgres("lighthouse");
const product = await startProduct();
const debugging = await freePort();
const { env, args, executablePath } = await prepareChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${debugging}`],
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const path of await pages()) {
    const scores = await measure(product.origin + path);
    rows[path] = Object.fromEntries(
      categories.map((category) => [
        category,
        `${scores[category]}${scores[category] < aims[category] ? ` (aim ${aims[category]})` : ""}`,
      ]),
    );
    if (categories.some((category) => scores[category] < aims[category])) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
  await postgres.discard();
}

async function measure(url: string): Promise<Record<Category, number>> {
  const all: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    "best-practices": [],
    seo: [],
  };
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(url, { port: debugging, onlyCategories: categories, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    for (const category of categories) {
      const found = result.lhr.categories[category];
      const score = Math.round((found?.score ?? 0) * 100);
      all[category].push(score);
      if (score >= aims[category] || round > 0) continue;
      for (const { id, weight } of found?.auditRefs ?? []) {
        const audit = result.lhr.audits[id];
        if (weight && audit && audit.score !== null && audit.score < 0.9)
          console.log(`${url}: ${category}: ${audit.title} (${audit.displayValue ?? audit.score})`);
      }
    }
  }
  const median = (scores: number[]) => scores.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return {
    performance: median(all.performance),
    accessibility: median(all.accessibility),
    "best-practices": median(all["best-practices"]),
    seo: median(all.seo),
  };
}

/** An ordinary sync brings the jobs, because demonstration jobs keep pages from search engines. */
async function startProduct() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const services = await startLocalServices({
    jobs: true,
    mail: {},
    payments: {},
    product: { origin, port },
  });
  const { DEMO_SOURCES: _, ...played } = services.env;
  const database = await postgres.createDatabase("lighthouse");
  const settings = {
    ...process.env,
    ...testEnvironment({ database, smtp: 1, stripe: 1 }),
    ...played,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PORT: String(port),
    ORIGIN: origin,
    PAGES_PER_MINUTE: "0",
  };
  for (const command of [["migrate"], ["sync", "active-jobs-db", "--mode", "backfill", "--quiet"]]) {
    const done = await startServer(["cli", ...command], settings).ended;
    if (done !== 0) throw new Error(`${command.join(" ")} failed`);
  }
  const server = startServer(["web"], settings);
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    database,
    async stop() {
      server.process.kill("SIGTERM");
      await server.ended;
      await services.close();
    },
  };
}

async function pages(): Promise<string[]> {
  const client = new pg.Client(product.database);
  await client.connect();
  const { rows } = await client.query(
    "select company_slug, slug || '-' || right(id::text, 6) as job from jobs where expired_at is null order by date_posted desc limit 1",
  );
  await client.end();
  return [
    "/",
    "/jobs",
    `/company/${rows[0].company_slug}/jobs/${rows[0].job}`,
    "/search/park-ranger-jobs",
    "/outdoor-jobs-california",
    "/best-outdoor-companies-to-work-for",
  ];
}
