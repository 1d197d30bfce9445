import type { Locator, Page, Route } from "@playwright/test";

/** Delays the page's requests to these addresses until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Clicks a link with the modifier for a new tab. True if the page left that to the browser, which is kept from doing
 * it.
 */
export async function clickForNewTab(link: Locator): Promise<boolean> {
  const page = link.page();
  await page.evaluate(() => {
    const note = (event: Event) => {
      Object.assign(window, { isLeft: !event.defaultPrevented });
      event.preventDefault();
    };
    window.addEventListener("click", note, { once: true });
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  return page.evaluate(() => (window as unknown as { isLeft: boolean }).isLeft);
}

/** Comes when a page is idle, whenever that is. */
export const drawsTappedJobs = /\/assets\/job-[\w-]{8}\.js/;
/** Comes 4 s behind each page, which a busy machine may still be loading. */
export const keepsCopies = /\/assets\/start-/;

/** Keeps out what comes ahead for a tapped job, and fonts. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** Waits until a tapped job can be drawn from its card. */
export function untilTappable(page: Page) {
  return page.waitForFunction(
    (script) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(script).test(name)),
    drawsTappedJobs.source,
  );
}

/** Collects what the page's policy refuses, from its first byte on. */
export async function watchPolicy(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction("noteRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const note = (window as unknown as { noteRefused(what: string): void }).noteRefused;
      note(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return refused;
}

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** Notes from the first byte on what moves by itself; `shiftsOn` tells. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({
          value,
          moved: sources.map(({ node }) => node?.className || node?.nodeName).join(", "),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shiftsOn(page: Page): Promise<{ value: number; moved: string }[]> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts);
}

export function breakDown(route: Route) {
  return route.fulfill({ status: 500, contentType: "text/plain", body: "It broke." });
}
