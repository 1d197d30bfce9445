import { expect, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import type { App } from "./fixtures.ts";
import { test as base, copyTemplate, startApp } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { signIn, toastOn } from "./people.ts";

/** Starts a server of its own without data; each page belongs to its administrator. */
export const test = base.extend<object, { app: App; administrator: Administrator }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { workerIndex }) => {
      const databaseUrl = await copyTemplate(`administration_${workerIndex}`);
      await clearAfterHiding(databaseUrl);
      const { app, close } = await startApp(databaseUrl);
      await use(app);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  administrator: [
    async ({ app, browser }, use) => {
      const context = await browser.newContext({ baseURL: app.origin });
      const { email } = await signIn(await context.newPage(), app);
      expect(await app.command("admin", "grant", email)).toBe(0);
      await use({ email, storage: await context.storageState() });
      await context.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  storageState: ({ administrator }, use) => use(administrator.storage),
});

type Administrator = { email: string; storage: Awaited<ReturnType<StorageOf>> };
type StorageOf = ReturnType<Page["context"]>["storageState"];

async function clearAfterHiding(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "truncate jobs, api_usage_log, source_usage, source_states, keyword_turns, employer_boards cascade",
  );
  await client.end();
}

export async function openAdministration(page: Page) {
  await page.goto("/admin");
  await waitForHydration(page);
}

export function sheet(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

export function newestRun(page: Page): Locator {
  return sheet(page, "Recent Sync History").locator("ol > li").first();
}

export function actionButton(page: Page, name: string): Locator {
  return sheet(page, "Manual Sync Actions").getByRole("button", { name, exact: true });
}

export function sourceEntry(page: Page, label: string): Locator {
  return sheet(page, "Automated Daily Sync")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: label, exact: true }) });
}

/** Returns the sync's entry in the history, once it has ended. */
export async function syncNow(page: Page, label: string): Promise<Locator> {
  await openAdministration(page);
  await sourceEntry(page, label).getByRole("button", { name: "Sync now" }).click();
  await expect(toastOn(page, "Sync Complete")).toBeVisible();
  const run = newestRun(page);
  await expect(run).toContainText(label);
  return run;
}

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole("main").getByRole("row").filter({ hasText: text });
}

export async function numberOf({ databaseUrl }: App, what: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${what}`);
  await client.end();
  return Number(rows[0]?.count);
}

const moab = { text: "Moab, Utah", city: "Moab", state: "Utah", countryCode: "US", lat: null, lon: null };
const sentence = "Employee housing is provided free of charge.";

export async function aFact({ databaseUrl }: App, title: string): Promise<{ jobId: string; name: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into jobs (slug, title, company_name, company_slug, location, places, places_text, description, description_md,
      category, date_posted, expires_at, source, fingerprint, read_version)
    values ('job-in-moab', $2, 'Canyon Lodge', 'canyon-lodge', 'Moab, Utah', $4, 'moab, utah', $1, $1,
      'hospitality', now(), now() + interval '30 days', 'test', gen_random_uuid()::text, $3)
    returning id`,
    [sentence, title, 32_767, JSON.stringify([moab])],
  );
  const jobId = rows[0]?.id;
  if (!jobId) throw new Error("The job was not stored.");
  await client.query(
    `insert into job_facts (job_id, position, name, value, proof, proof_from, proof_to, origin)
    values ($1, 0, 'housing', 'provided', $2, 0, $3, 'text')`,
    [jobId, sentence, sentence.length],
  );
  await client.end();
  return { jobId, name: "housing" };
}
