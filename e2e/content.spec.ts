import type { Locator, Page } from "@playwright/test";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { clickForNewTab, hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

const guide = "/10-step-guide-to-finding-your-dream-job";
const directory = "/all-outdoor-companies-hiring";

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const footer = (page: Page) => page.getByRole("contentinfo");
const companies = (page: Page) => page.locator("main").getByRole("heading", { level: 4 });

async function readOn(page: Page) {
  const popular = footer(page).getByRole("navigation", { name: "Popular Job Searches" }).getByRole("link");
  const first = await popular.first().getAttribute("href");
  await popular.first().click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(mainHeading(page)).toBeInViewport();

  const related = page.getByRole("navigation", { name: "Related Job Searches" }).getByRole("link").first();
  const next = await related.getAttribute("href");
  expect(next).not.toBe(first);
  await related.click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(mainHeading(page)).toBeInViewport();

  await footer(page).getByRole("link", { name: "10-Step Guide" }).click();
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  await expect(mainHeading(page)).toBeInViewport();

  const step = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(5);
  const heading = page.getByRole("heading", { level: 2, name: await step.innerText(), exact: true });
  await expect(heading).not.toBeInViewport();
  await step.click();
  await expect(page).toHaveURL(/#\w/);
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(mainHeading(page)).toBeInViewport();
}

test("a reader goes from the footer to a search, to a similar one, and to a step of the guide", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await readOn(page);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("every line of a table of contents leads to its heading", async ({ page }) => {
  for (const address of [guide, "/best-outdoor-companies-to-work-for", "/privacy-policy"]) {
    await page.goto(address);
    const lines = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await lines.count(), address).toBeGreaterThan(1);
    for (const line of await lines.all()) {
      const [to, text] = [await line.getAttribute("href"), await line.innerText()];
      await expect(page.locator(`h2[id="${to?.slice(1)}"]`), address).toHaveText(text);
    }
  }
});

test("the directory narrows as one types, keeps the search in its address, and widens again", async ({
  page,
}) => {
  await page.goto(directory);
  await waitForHydration(page);
  const count = page.getByRole("status").filter({ hasText: /^Showing/ });
  const filter = page.getByLabel("Filter by name or place");
  const whole = await count.innerText();
  const all = await companies(page).count();
  expect(whole).toBe(`Showing ${all} of ${all} companies`);
  const name = await companies(page).last().innerText();

  await filter.pressSequentially(name.toUpperCase());
  await expect(companies(page)).toHaveText([name]);
  await expect(count).toHaveText(`Showing 1 of ${all} companies`);
  await expect(page.getByRole("navigation", { name: "Companies by letter" }).getByRole("link")).toHaveCount(
    1,
  );
  await expect(page).toHaveURL(new RegExp(`${directory}$`));
  await filter.press("Enter");
  await expect(page).toHaveURL(/\?q=./);
  await page.reload();
  await expect(companies(page)).toHaveText([name]);

  await filter.fill("zeppelin");
  await expect(page.getByText("No company here matches “zeppelin”.")).toBeVisible();
  await page.getByRole("link", { name: "Show all companies" }).click();
  await expect(count).toHaveText(whole);
  await expect(filter).toHaveValue("");
  await expect(filter).toBeFocused();
  // The list widens before its address changes.
  await expect(page).toHaveURL(new RegExp(`${directory}$`));
  await page.goBack();
  await expect(companies(page)).toHaveText([name]);
});

test("the directory's filter keeps what is typed while its address follows", async ({ page }) => {
  await page.goto(directory);
  await waitForHydration(page);
  const letPass = await hold(page, /hiring\.data/);
  const filter = page.getByLabel("Filter by name or place");
  await filter.pressSequentially("can");
  await filter.press("Enter");
  await filter.pressSequentially("ada");
  letPass();
  await expect(page).toHaveURL(/\?q=can$/);
  await expect(filter).toHaveValue("canada");
});

test("a link in a text navigates without a reload, unless it opens a new tab", async ({ page }) => {
  for (const [address, text] of [
    [guide, page.locator("main .prose")],
    ["/search/wildland-firefighter-jobs", page.getByRole("region", { name: "Questions people ask" })],
  ] as const) {
    await page.goto(address);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const closed of await text.locator("summary").all()) await closed.click();
    const link = text.locator("a[href^='/']").first();
    const to = await link.getAttribute("href");
    expect(await clickForNewTab(link)).toBe(true);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  }
});

test("the directory's letters lead to their companies, and those to their jobs", async ({ page }) => {
  await page.goto(directory);
  await waitForHydration(page);
  const letter = page.getByRole("navigation", { name: "Companies by letter" }).getByRole("link").last();
  const group = page.getByRole("heading", { level: 3, name: await letter.innerText(), exact: true });
  await expect(group).not.toBeInViewport();
  await letter.click();
  await expect(group).toBeInViewport();
  const name = await companies(page).last().innerText();
  expect(name.startsWith(await group.innerText())).toBe(true);
  const careers = page.getByRole("link", { name: `Visit Careers of ${name}` });
  expect(await careers.getAttribute("href")).toMatch(/^https:/);
  await page.getByRole("link", { name: `View Jobs of ${name}` }).click();
  await expect(page).toHaveURL(/\/company\/[a-z0-9-]+$/);
});

test("the film plays in place of its picture, with captions and the focus", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const play = page.getByText("Play the tour");
  const film = page.getByLabel("Tour of the site");
  // The first tap comes before the film's own script.
  await play.click();
  await expect(film).toBeVisible();
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect(play).toBeHidden();
  expect(await film.locator("source").getAttribute("src")).toBe("/tour.mp4");
  const captions = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return { kind: track?.kind, mode: track?.mode, lines: track?.cues?.length };
    });
  await expect.poll(captions).toEqual({ kind: "captions", mode: "showing", lines: expect.any(Number) });
  await expect.poll(async () => (await captions()).lines).toBeGreaterThan(3);
});

test.describe("a printed page", () => {
  test("of the guide is its text, with the addresses of its links", async ({ page }) => {
    await page.goto(guide);
    await putOnPaper(page, [
      page.getByRole("navigation", { name: "On this page" }),
      page.getByRole("heading", { name: `See every job, not only the ${freeJobsInWords} newest` }),
      page.getByRole("link", { name: "Upgrade to Premium" }),
    ]);
    await expect(page.getByRole("heading", { name: "10. Be persistent" })).toBeVisible();
    await expect(page.getByText("That tally is your curriculum")).toBeVisible();
    const link = page.locator("main a[href^='https:']").first();
    const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(after).toContain(await link.getAttribute("href"));
  });

  test("of a search has its jobs, its text and the closed answers", async ({ page }) => {
    await page.goto("/search/park-ranger-jobs");
    const answers = await page
      .getByRole("region", { name: "Questions people ask" })
      .locator("details .prose")
      .all();
    expect(answers.length).toBeGreaterThan(1);
    for (const closed of answers) await expect(closed).toBeHidden();
    await putOnPaper(page, [
      page.getByRole("navigation", { name: "Related Job Searches" }),
      page.getByText(/^\+\d+ More Jobs Available!$/),
      page.getByRole("link", { name: "Sign Up & Unlock All Jobs" }),
      page.getByRole("link", { name: "See the plans" }),
      page.getByRole("link", { name: /^View Job/ }).first(),
    ]);
    for (const closed of answers) {
      await expect(closed).toBeVisible();
      expect((await closed.boundingBox())?.height).toBeGreaterThan(10);
    }
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "How to apply" })).toBeVisible();
  });
});

test.describe("content without script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads a reader the same way", async ({ page }) => {
    await page.goto("/");
    await readOn(page);
  });

  test("has a directory that narrows with its form, and letters that link on", async ({ page }) => {
    await page.goto(directory);
    const all = await companies(page).count();
    await page.getByLabel("Filter by name or place").fill("canada");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL(/\?q=canada$/);
    await expect(page.getByLabel("Filter by name or place")).toHaveValue("canada");
    await expect(companies(page)).not.toHaveCount(all);
    await expect(companies(page).first()).toBeVisible();
    await page.goto(`${directory}?q=zeppelin`);
    await page.getByRole("link", { name: "Show all companies" }).click();
    await expect(companies(page)).toHaveCount(all);
    const letter = page.getByRole("navigation", { name: "Companies by letter" }).getByRole("link").last();
    await letter.click();
    await expect(page.getByRole("heading", { level: 3 }).last()).toBeInViewport();
  });

  test("opens the film in its page", async ({ page }) => {
    await page.goto("/");
    const film = page.getByLabel("Tour of the site");
    await expect(film).toBeHidden();
    await page.getByText("Play the tour").click();
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute("controls");
  });
});

/** Shows the page as printed, without what is useless on paper. */
async function putOnPaper(page: Page, useless: Locator[]) {
  const all = [...useless, page.getByRole("banner"), footer(page)];
  for (const part of all) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of all) await expect(part).toBeHidden();
  await expect(mainHeading(page)).toBeVisible();
}
