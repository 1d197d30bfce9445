import type { Locator, Page } from "@playwright/test";

/** Holds back what the page asks for at such addresses, until it is let pass. */
export async function holdBack(page: Page, address: RegExp): Promise<{ letPass: () => void }> {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return { letPass };
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
