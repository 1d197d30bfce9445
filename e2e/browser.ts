import type { Locator, Page, Route } from "@playwright/test";

/** What the page asks for at such addresses waits until it is let go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Clicks a link as one does to open it in a new tab; true if that was left to the browser, which is kept from doing it. */
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

/** Answers as a server does on which something broke. */
export function breakDown(route: Route) {
  return route.fulfill({ status: 500, contentType: "text/plain", body: "It broke." });
}
