import type { Page } from "@playwright/test";
import { watchPolicy } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { kindsOfPages, pageAddresses, waitForHydration } from "./pages.ts";
import { signIn } from "./people.ts";

test("our own policy refuses nothing on pages for everybody", async ({ app, page }) => {
  const refused = await watchPolicy(page);
  const addresses = await pageAddresses(app.databaseUrl);
  for (const kind of kindsOfPages) {
    const isStored = !["ended", "missing", "report", "wrong fact"].includes(kind);
    const usesNonce = ({ "content-security-policy": policy = "" }) => policy.includes("'nonce-");
    // The next visit gets the stored answer.
    const first = await page.request.get(addresses[kind]);
    expect(usesNonce(first.headers()), kind).toBe(!isStored);
    const answer = await page.goto(addresses[kind]);
    expect(usesNonce(answer?.headers() ?? {}), kind).toBe(!isStored);
    await waitForHydration(page);
  }
  expect(refused).toEqual([]);
});

test("our own policy refuses nothing on personal pages, which ask no other server", async ({ app, page }) => {
  const refused = await watchPolicy(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== app.origin && !/^(data|blob):/.test(request.url()))
      asked.push(`${request.resourceType()} ${request.url()}`);
  });
  await signIn(page, app);
  const own = ["/dashboard", "/my-jobs", "/my-applications", "/my-alerts", "/account", "/unsubscribe-alert"];
  for (const address of [...Object.values(await pageAddresses(app.databaseUrl)), ...own]) {
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"], address).toContain("'nonce-");
    await waitForHydration(page);
  }
  await page.waitForLoadState("networkidle");
  expect(refused).toEqual([]);
  expect(asked.filter((request) => !request.startsWith("image "))).toEqual([]);
});

test.describe("an injected script", () => {
  // The browser logs the refused script.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("is refused by the policy", async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto("/jobs");
    const hasRun = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.hasRun = true";
      document.body.append(script);
      return "hasRun" in window;
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => refused).toEqual(["script-src-elem inline on /jobs"]);
  });
});

test("pages navigate without a reload", async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const header = page.getByRole("navigation", { name: "Main" });
  const mainHeading = page.getByRole("heading", { level: 1 });

  await header.getByRole("link", { name: "Browse Jobs" }).click();
  await expect(mainHeading).toHaveText("All outdoor jobs");
  await header.getByRole("link", { name: "Remote Jobs" }).click();
  await expect(mainHeading).toHaveText("Remote outdoor jobs");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(mainHeading).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 15).replace(/[^\w ]/g, ".")}`));
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await expect(mainHeading).toHaveText(/^Outdoor Jobs at /);
  expect(await structuredData(page)).toEqual(["BreadcrumbList", "Organization"]);
  await page.getByRole("link", { name: "View All Jobs" }).click();
  await expect(mainHeading).toHaveText("All outdoor jobs");
  expect(await structuredData(page)).toEqual([]);
  await page.goBack();
  await expect(mainHeading).toHaveText(/^Outdoor Jobs at /);
  await page.getByRole("link", { name: /^Waymark$/ }).click();
  await expect(mainHeading).toHaveText(/outdoor career opportunities/);
  await page.getByRole("link", { name: "Unlock All Jobs" }).first().click();
  await expect(page.getByRole("dialog", { name: "Unlock every job" })).toBeVisible();

  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(refused).toEqual([]);
});

async function structuredData(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)["@type"]).sort();
}

test("the feeds and sitemaps are well-formed XML", async ({ page, request }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part]) => new URL(part ?? "").pathname);
  await page.goto("/jobs");
  for (const address of ["/sitemap.xml", "/feed.xml", ...parts]) {
    const text = await (await request.get(address)).text();
    const complaint = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent,
      text,
    );
    expect(complaint, address).toBeUndefined();
  }
});
