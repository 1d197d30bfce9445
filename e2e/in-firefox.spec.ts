import type { Page } from "puppeteer-core";
import { firefoxPath, noFirefox } from "#test/engines.ts";
import { query } from "./device.ts";
import { type FirefoxPage, test, textOf } from "./firefox.ts";
import { type App, expect } from "./fixtures.ts";
import { longJobAddress } from "./pages.ts";
import { saveJobs, whoIsIn } from "./people.ts";

test.skip(!firefoxPath, noFirefox);

const fromEarlier = (kind: string) => new RegExp(`^No connection\\. This ${kind} from \\d+:\\d\\d [AP]M\\.$`);
const noteOf = "select notes from saved_jobs where user_id = (select id from profiles where email = $1)";

test("Firefox shows what was opened, page after page, without a connection", async ({ firefox }) => {
  const { page, open, cut, mend } = firefox;
  await open("/jobs");
  const job = await page.$eval("article h3 a", (link) => link.getAttribute("href") ?? "");
  await open(job);
  const title = await headingOf(page);
  await untilCopied(page, job);
  await cut();
  for (let visit = 0; visit < 3; visit += 1) {
    await open("/jobs");
    expect(await noticeOn(page)).toMatch(fromEarlier("is your list"));
    await open(job);
    expect(await noticeOn(page)).toMatch(fromEarlier("job is"));
    expect(await headingOf(page)).toBe(title);
  }
  await page.goto(new URL("/search/park-ranger-jobs", page.url()).href);
  expect(await headingOf(page)).toBe("No connection");
  expect(await textOf(page)).toContain("All Outdoor Jobs");
  await mend();
  await open("/search/park-ranger-jobs");
  expect(await noticeOn(page)).toBeNull();
});

test("Firefox fetches the next page ahead", async ({ firefox, app }) => {
  const { page, open } = firefox;
  for (const path of [
    "/",
    await longJobAddress(app.databaseUrl),
    "/post-job",
    "/auth",
    "/job-alerts/new",
    "/jobs",
  ])
    await open(path);
  const ahead = page.waitForResponse((answer) => answer.url().includes("/remote-jobs.data"));
  await page.hover("header nav a[href='/remote-jobs']");
  expect((await ahead).status()).toBe(200);
});

test("Firefox calls a list up to date only after the network has answered", async ({ firefox, signal }) => {
  const { page, open, cut, mend } = firefox;
  await open("/jobs");
  await untilCopied(page, "/jobs");
  signal.delayMs = 1500;
  await open("/jobs");
  await expect.poll(() => noticeOn(page)).toBe("This list is up to date.");
  await cut();
  for (let visit = 0; visit < 2; visit += 1) {
    await open("/jobs");
    await expect.poll(() => noticeOn(page)).toMatch(fromEarlier("is your list"));
    // By then the page has asked the worker what came since.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await noticeOn(page)).toMatch(fromEarlier("is your list"));
  }
  signal.delayMs = 0;
  await mend();
  await expect.poll(() => noticeOn(page)).toBe("This list is up to date.");
});

test("Firefox reads each job of a list that was taken along", async ({ firefox }) => {
  const { page, open, cut, press } = firefox;
  await open("/search/park-ranger-jobs");
  const jobs = await page.$$eval("article h3 a", (links) =>
    links.map((link) => ({ path: link.getAttribute("href") ?? "", title: link.textContent })),
  );
  await press("Take along, to read without a connection");
  await expect.poll(() => textOf(page)).toMatch(/\d+ jobs? (is|are) on this device, until/);
  await cut();
  await page.goto(new URL("/search/park-ranger-jobs", page.url()).href);
  expect(await noticeOn(page)).toMatch(fromEarlier("is your list"));
  expect(jobs.length).toBeGreaterThan(2);
  for (const { path, title } of jobs.slice(0, 3)) {
    await page.goto(new URL(path, page.url()).href);
    expect(await headingOf(page)).toBe(title);
    expect(await noticeOn(page)).toMatch(fromEarlier("job is"));
  }
});

test("Firefox reads saved jobs without a connection, until Sign Out is pressed", async ({
  firefox,
  request,
  app,
}) => {
  const { page, open, cut, mend, press } = firefox;
  const { titles } = await keepSavedJobs(firefox, request, app, 2);
  await cut();
  await open("/my-jobs");
  expect(await noticeOn(page)).toMatch(fromEarlier("is your list"));
  for (const title of titles) expect(await textOf(page)).toContain(title);
  await page.locator(`::-p-aria([name="${titles[0]}"][role="link"])`).click();
  await expect.poll(() => headingOf(page)).toBe(titles[0]);
  await open("/my-jobs");
  await press("Account menu");
  await press("Sign Out");
  await expect.poll(() => headingOf(page)).toBe("No connection");
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^account-/));
  await page.goto(new URL("/my-jobs", page.url()).href);
  expect(await headingOf(page)).toBe("No connection");
  for (const title of titles) expect(await textOf(page)).not.toContain(title);
  await mend();
  await open("/");
  await expect.poll(() => whoIsIn({ request })).toBeNull();
});

test("Firefox sends a note that was typed without a connection, once", async ({ firefox, request, app }) => {
  const { page, open, cut, mend } = firefox;
  const { titles, email } = await keepSavedJobs(firefox, request, app, 1);
  await cut();
  await open("/my-jobs");
  await writeNote(firefox, titles[0] ?? "", "Ask about housing.");
  await expect.poll(() => textOf(page)).toContain("Waiting for signal: 1 change");
  await open("/my-jobs");
  await expect.poll(() => textOf(page)).toContain("Ask about housing.");
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "" }]);
  await mend();
  await expect.poll(() => textOf(page)).toContain("Back online. Sent: Note for");
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "Ask about housing." }]);
  const applied = "select 1 from applied_changes where user_id = (select id from profiles where email = $1)";
  expect(await query(app, applied, [email])).toHaveLength(1);
});

test("Firefox shows both notes where another device wrote one meanwhile", async ({
  firefox,
  request,
  app,
}) => {
  const { page, open, cut, mend, press } = firefox;
  const { titles, email } = await keepSavedJobs(firefox, request, app, 1);
  await cut();
  await open("/my-jobs");
  await writeNote(firefox, titles[0] ?? "", "From the phone");
  await expect.poll(() => textOf(page)).toContain("Waiting for signal: 1 change");
  const write = noteOf.replace(
    "select notes from saved_jobs",
    "update saved_jobs set notes = 'From the laptop'",
  );
  await query(app, write, [email]);
  await mend();
  await expect.poll(() => textOf(page)).toContain(`Changed on another device. Note for ${titles[0]}`);
  for (const text of ["From the phone", "From the laptop"]) expect(await textOf(page)).toContain(text);
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "From the laptop" }]);
  await press(`Use mine: Note for ${titles[0]}`);
  await expect.poll(() => query(app, noteOf, [email])).toEqual([{ notes: "From the phone" }]);
});

/** Signs somebody in who saved jobs and keeps them on the device. */
async function keepSavedJobs(
  { page, open, signIn, press }: FirefoxPage,
  request: Parameters<FirefoxPage["signIn"]>[0],
  app: App,
  count: number,
) {
  const titles = await saveJobs({ request }, app, count);
  const email = (await whoIsIn({ request }))?.email ?? "";
  await signIn(request);
  await open("/account");
  await press("Keep on this device");
  await expect.poll(() => textOf(page)).toContain("Kept since");
  return { titles, email };
}

async function writeNote({ page, press }: FirefoxPage, title: string, text: string) {
  await page.locator(".notes-link").click();
  await page.locator(`::-p-aria([name="Notes (${title})"][role="textbox"])`).fill(text);
  await press("Save");
}

/** Waits until the worker has the page that is open, and what it loaded. */
async function untilCopied(page: Page, path: string) {
  const isCopied = () =>
    page.evaluate(async (path) => !!(await caches.match(path, { ignoreVary: true })), path);
  await expect.poll(isCopied, { timeout: 20_000 }).toBe(true);
}

/** What a copy says of itself, or null on a page that came from the network. */
function noticeOn(page: Page): Promise<string | null> {
  return page
    .evaluate(() => document.querySelector("body > p[role=status]")?.textContent ?? null)
    .catch(() => "");
}

function headingOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("h1")?.textContent ?? "").catch(() => "");
}
