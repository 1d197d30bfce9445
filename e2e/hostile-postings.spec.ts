import type { BrowserContext, Page } from "@playwright/test";
import pg from "pg";
import { tidyLine } from "#core/text/tidy.ts";
import { hostileAddresses } from "#test/hostile-texts.ts";
import { isProof } from "#test/runs.ts";
import { watchPolicy } from "./browser.ts";
import { type App, expect, test } from "./fixtures.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { waitForHydration } from "./pages.ts";
import { aPosting, fillPosting, openForm } from "./posting-people.ts";

type Sent = ReturnType<typeof postings>[number] & { id: string; token: string };
type Planted = Sent & { path: string };

const atOnce = 8;
/** With the text around the strings, a title has room for 100 characters. */
const mostOfTitle = 92;
const lists = ["/jobs", "/", "/remote-jobs"];
/** Every 21st string includes each payload and each way to end its surroundings. */
const strings = isProof ? hostileStrings : hostileStrings.filter((_, index) => index % 21 === 0);

/** Packs all strings into as few lines as possible, as many in each as a title has room for. */
function packedLines(): string[] {
  const lines: string[] = [];
  for (const text of strings.toSorted((one, other) => other.length - one.length)) {
    const found = lines.findIndex((line) => line.length + text.length < mostOfTitle);
    if (found < 0) lines.push(`Guide ${text}`);
    else lines[found] += ` ${text}`;
  }
  return lines;
}

/** Each line is in every field of one posting or another. */
function postings() {
  const lines = packedLines();
  const line = (n: number) => lines[n % lines.length] ?? "";
  return lines.map((title, n) => ({
    title: `${title} here`,
    company_name: line(n + 1),
    location: line(n + 2),
    state: line(n + 3),
    city: line(n + 4),
    country_code: "US",
    has_remote: n % 3 === 0,
    description: `# ${line(n)}\n\n- ${line(n + 1)}\n- ${line(n + 2)}\n\n${line(n + 3)}\n${"You row, and you like it. ".repeat(5)}`,
    apply_url: `https://x.invalid/${line(n)}?${line(n + 1)}`,
    company_logo_url: `https://x.invalid/${line(n + 2)}#${line(n + 3)}`,
    contact_email: `hostile-${n}@example.com`,
  }));
}

/** Posts and pays them, and waits until they are live. A posting that screening holds is left out. */
async function plant(app: App): Promise<Planted[]> {
  const sent: Sent[] = [];
  const next = postings().values();
  const work = async () => {
    for (const posting of next) {
      const answer = await post(app, posting);
      const { url, token, errors } = await answer.json();
      expect(errors, JSON.stringify(posting)).toBeUndefined();
      app.stripe.pay(url.split("/").at(-1), { email: posting.contact_email });
      sent.push({ ...posting, token, id: Buffer.from(token.split(".")[0], "base64url").toString() });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ids = sent.map(({ id }) => id);
  const waiting = "select from posted_jobs where id = any($1) and status = 'pending'";
  await expect.poll(async () => (await query(app, waiting, [ids])).length, { timeout: 120_000 }).toBe(0);
  const rows = await query<{ id: string; path: string }>(
    app,
    `select id, '/company/' || company_slug || '/jobs/' || slug || '-' || right(id::text, 6) as path
     from jobs where id = any($1)`,
    [ids],
  );
  const paths = new Map(rows.map(({ id, path }) => [id, path]));
  return sent.flatMap((posting) => {
    const path = paths.get(posting.id);
    return path ? { ...posting, path } : [];
  });
}

function post({ origin }: App, jobData: object) {
  return fetch(`${origin}/functions/v1/create-job-payment`, {
    method: "POST",
    headers: { origin, accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ jobData }),
  });
}

/** Returns markup that is not ours: a text that stays text makes no element. */
function markupIn(html: string | null): string[] {
  const root = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const strange = [...root.querySelectorAll("*")].filter(
    (element) =>
      element.matches("iframe, object, embed, base, marquee, audio, svg script, meta[http-equiv=refresh]") ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) || name === "srcdoc" || /^\s*(javascript|vbscript|data:text)/i.test(value),
      ) ||
      (element.matches("script[src], link[rel=stylesheet]") &&
        !/^(\/|https?:\/\/localhost)/.test(
          element.getAttribute("src") ?? element.getAttribute("href") ?? "",
        )),
  );
  return strange.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Opens every kind of page that shows a posting, as a reader, its employer and its writer. */
async function lookAround(page: Page, planted: Planted[]) {
  for (const path of lists) {
    const shown = path === "/remote-jobs" ? planted.filter((posting) => posting.has_remote) : planted;
    // Pages are cached for some seconds.
    await expect(async () => {
      await page.goto(path);
      const titles = new Set((await page.locator("article h3").allTextContents()).map(calm));
      expect(shown.filter(({ title }) => !titles.has(calm(title)))).toEqual([]);
    }).toPass();
    await waitForHydration(page);
    expect(await page.evaluate(markupIn, null), path).toEqual([]);
    await page.mouse.move(300, 400);
  }
  for (const { path, title, token } of sampleOf(planted, 4)) {
    const pages = [path, path.replace(/\/jobs\/.*/, ""), `/post-job/manage?token=${token}`];
    for (const address of pages) {
      await page.goto(address);
      await waitForHydration(page);
      expect(await page.evaluate(markupIn, null), address).toEqual([]);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tidyLine(title));
    await expect(page.getByRole("main").getByLabel("Job Description")).toHaveValue(/^# Guide/);
  }
  await openForm(page);
  for (const { title, company_name, location, description } of sampleOf(planted, 4)) {
    await fillPosting(page, { title, company_name, location, description });
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(tidyLine(title));
    expect(await page.evaluate(markupIn, null)).toEqual([]);
  }
}

/** A line as shown, in lower case, because we calm too many capitals. */
function calm(line: string): string {
  return tidyLine(line).toLowerCase();
}

async function acceptLogos(context: BrowserContext) {
  const body = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  await context.route("https://x.invalid/**", (route) => route.fulfill({ contentType: "image/gif", body }));
}

test(`${strings.length} hostile strings in every field of a featured job stay texts wherever it is shown`, async ({
  page,
  context,
  browser,
  app,
}) => {
  // With all strings, hundreds of postings are paid.
  test.setTimeout(600_000);
  expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
  const planted = await plant(app);
  expect(planted.length).toBeGreaterThan(isProof ? 200 : 8);
  try {
    await test.step("hostile texts with the policy switched off", async () => {
      const open = await browser.newContext({ baseURL: app.origin, bypassCSP: true });
      const ran: string[] = [];
      await open.exposeFunction("noteRun", () => ran.push("ran"));
      await acceptLogos(open);
      const reader = await open.newPage();
      await lookAround(reader, planted);
      await readAll(reader, app, planted);
      for (const mail of sampleOf(mailsOf(planted, app), 10)) await reader.setContent(mail);
      expect(ran).toEqual([]);
      // This proves that `noteRun` would be noticed.
      await reader.setContent("<img src=x onerror=noteRun()>");
      await expect.poll(() => ran.length).toBe(1);
      await open.close();
    });
    await test.step("run nothing", async () => {
      await acceptLogos(context);
      const refused = await watchPolicy(page);
      await lookAround(page, planted);
      expect(refused).toEqual([]);
    });
  } finally {
    // No other journey may find them.
    const ids = planted.map(({ id }) => id);
    await query(app, "delete from jobs where id = any($1)", [ids]);
    await query(app, "delete from posted_jobs where id = any($1)", [ids]);
  }
});

test("a hostile address is refused as a link to apply, a logo and a mailbox", async ({ app }) => {
  for (const address of hostileAddresses) {
    const fields = ["apply_url", "company_logo_url", "apply_email", "contact_email"];
    for (const field of fields) {
      const answer = await post(app, { ...aPosting(), country_code: "US", [field]: address });
      expect([field, address, answer.status]).toEqual([field, address, 400]);
    }
  }
});

/** Reads every detail page, the feed and every email, without opening each. */
async function readAll(page: Page, app: App, planted: Planted[]) {
  for (const { path } of sampleOf(planted, 30)) {
    const html = await (await page.request.get(path)).text();
    expect(await page.evaluate(markupIn, html), path).toEqual([]);
    const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    const posting = JSON.parse(json);
    expect(posting["@type"]).toBe("JobPosting");
    expect(await page.evaluate(markupIn, posting.description), path).toEqual([]);
  }
  const feed = await (await page.request.get("/feed.xml")).text();
  const items = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, "application/xml");
    const texts = [...read.querySelectorAll("item > *")].map(({ textContent }) => textContent ?? "");
    return { wrong: read.querySelector("parsererror")?.textContent, texts };
  }, feed);
  expect(items.wrong).toBeUndefined();
  expect(items.texts.length).toBeGreaterThan(planted.length);
  // Some mail programs and feed readers take texts for HTML.
  for (const html of [items.texts.join("\n"), ...mailsOf(planted, app)])
    expect(await page.evaluate(markupIn, html)).toEqual([]);
}

function mailsOf(planted: Planted[], { mailbox }: App): string[] {
  const addresses = new Set(planted.map(({ contact_email }) => contact_email));
  return mailbox
    .messages()
    .flatMap(({ to, html }) => (to.some((each) => addresses.has(each)) && html ? html : []));
}

function sampleOf<T>(all: T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
}

async function query<Row extends pg.QueryResultRow>({ databaseUrl }: App, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}
