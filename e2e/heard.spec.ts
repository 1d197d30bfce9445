import type { Locator, Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { oneBar } from "./slow-visit.ts";

const mostMs = 100;
const tries = 4;

const heard = ".navigation-progress, html.heard";

type Press = {
  from: string;
  /** At full speed. */
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
};

const click = (find: (page: Page) => Locator) => (page: Page) => find(page).click();

const presses: Record<string, Press> = {
  "a card": { from: "/jobs", press: click((page) => page.locator(".entry").nth(1).getByRole("heading")) },
  "View Job": {
    from: "/jobs",
    press: click((page) => page.getByRole("link", { name: /^View Job/ }).first()),
  },
  "the line of a card that a page proves": {
    from: "/jobs",
    press: click((page) => page.locator("a[data-line]").first()),
  },
  "a link of the footer": {
    from: "/jobs",
    press: click((page) => page.getByRole("contentinfo").getByRole("link", { name: "Contact" })),
  },
  "a link of the menu": {
    from: "/contact",
    before: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Menu", exact: true }).click();
    },
    press: click((page) => page.getByRole("dialog").getByRole("link", { name: "Best Job Boards" })),
  },
  "a form of filters": {
    from: "/jobs",
    press: click((page) => page.getByRole("button", { name: "Search", exact: true }).last()),
  },
  "a page of a list": {
    from: "/outdoor-jobs-california?page_size=2",
    press: click((page) => page.getByRole("navigation", { name: /pages/i }).getByRole("link").last()),
  },
  "the back button": {
    from: "/jobs",
    before: async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL(/\/contact$/);
    },
    press: (page) => page.evaluate(() => history.back()),
  },
};

for (const [what, { from, before, press }] of Object.entries(presses)) {
  test(`${what} is heard within ${mostMs} ms with one bar of signal`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const times: number[] = [];
    // A machine that others use may take a frame's time from one of the tries.
    while (times.length < tries && !times.some((time) => time <= mostMs)) {
      await session.send("Network.emulateNetworkConditions", full);
      await page.goto(from, { waitUntil: "networkidle" });
      await waitForHydration(page);
      await before?.(page);
      await page.waitForLoadState("networkidle");
      await session.send("Network.emulateNetworkConditions", oneBar);
      const time = page.evaluate(timeUntilHeard, heard);
      await press(page);
      times.push(await time);
    }
    test.info().annotations.push({ type: "milliseconds", description: times.map(Math.round).join(", ") });
    expect(Math.min(...times)).toBeLessThanOrEqual(mostMs);
  });
}

test("a tap is heard before the page has its scripts, and a page that is kept shows no bar", async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(page.locator(".entry-title").first()).toBeVisible();
  const letGo = await hold(page, /\/company\//);
  const time = page.evaluate(timeUntilHeard, heard);
  const isKept = page.evaluate(showAgain);
  await page.locator(".entry-title").first().click({ noWaitAfter: true });
  expect(await time).toBeGreaterThan(0);
  expect(await isKept).toBe(false);
  letGo();
  release();
  await expect(page).toHaveURL(/\/company\//);
});

test("a link that opens elsewhere or only moves the page is not shown as heard", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML(
        "beforeend",
        `<a id="in-page" href="#main">a</a> <a id="file" href="/robots.txt" download>b</a>`,
      );
  });
  await page.locator("#in-page").click();
  await page.locator("#file").click();
  await page
    .locator(".entry-title")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await page.waitForTimeout(100);
  await expect(page.locator(heard)).toHaveCount(0);
});

const full = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page: milliseconds from the press that leads away to the first frame with a sign of it. */
function timeUntilHeard(sign: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    const look = () => {
      if (document.querySelector(sign)) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    const begin = ({ timeStamp }: Event) => {
      if (!start) requestAnimationFrame(look);
      start = timeStamp;
    };
    for (const kind of ["click", "popstate"]) addEventListener(kind, begin, { capture: true });
  });
}

/** Runs in the page: shows it again as a browser does that has kept it, and says whether it still has the bar. */
function showAgain(): Promise<boolean> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (!root.classList.contains("heard")) return requestAnimationFrame(look);
      setTimeout(() => {
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        resolve(root.classList.contains("heard"));
      }, 200);
    };
    look();
  });
}
