import type { APIRequestContext } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { firefoxPath } from "#test/engines.ts";
import { test as base, expect } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { type SlowProxy, startSlowProxy } from "./slow-proxy.ts";

const refused = "Refused by our own policy:";

type Signal = SlowProxy & { browser: Browser };

/** A page of Firefox, with storage of its own. */
export type FirefoxPage = {
  page: Page;
  /** Opens an address until it can be used. */
  open: (path: string) => Promise<void>;
  /** Whoever is signed in by these requests is signed in here. */
  signIn: (request: APIRequestContext) => Promise<void>;
  /** Ends every connection, also that of the service worker. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  press: (name: string) => Promise<void>;
};

/**
 * Playwright drives only a Firefox of its own, so these journeys drive the one of the machine by WebDriver BiDi. What our
 * policy refuses fails a journey.
 */
export const test = base.extend<{ firefox: FirefoxPage }, { signal: Signal }>({
  // It watches a page of Chromium.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  noComplaints: async ({}, use) => use(undefined),

  signal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const proxy = await startSlowProxy();
      const { hostname, port } = new URL(proxy.server);
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: firefoxPath ?? "",
        extraPrefsFirefox: {
          "network.proxy.type": 1,
          "network.proxy.http": hostname,
          "network.proxy.http_port": Number(port),
          "network.proxy.allow_hijacking_localhost": true,
        },
      });
      await use(Object.assign(proxy, { browser }));
      await browser.close();
      await proxy.close();
    },
    { scope: "worker" },
  ],

  firefox: async ({ app, signal }, use) => {
    Object.assign(signal, { isCut: false, delayMs: 0 });
    const context = await signal.browser.createBrowserContext();
    const page = await context.newPage();
    const refusals: string[] = [];
    page.on("console", (message) => message.text().startsWith(refused) && refusals.push(message.text()));
    await page.evaluateOnNewDocument((refused) => {
      addEventListener("securitypolicyviolation", (event) =>
        console.log(refused, event.effectiveDirective, event.blockedURI),
      );
    }, refused);
    await page.goto(app.origin);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    });
    await use({
      page,
      open: async (path) => {
        // Firefox ends the first try where the page before still loads something.
        await expect(() => page.goto(app.origin + path)).toPass();
        await waitForHydration(page);
      },
      signIn: async (request) => {
        const { cookies } = await request.storageState();
        // Firefox takes no fraction of a second.
        await context.setCookie(
          ...cookies.map((cookie) => ({ ...cookie, expires: Math.ceil(cookie.expires) })),
        );
      },
      cut: async () => {
        signal.isCut = true;
        await page.setOfflineMode(true);
      },
      mend: async () => {
        signal.isCut = false;
        await page.setOfflineMode(false);
        // This way to be offline changes what the page may ask, and tells it nothing.
        await page.evaluate(() => dispatchEvent(new Event("online")));
      },
      press: (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
    });
    await context.close();
    expect(refusals).toEqual([]);
  },
});

export function textOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText).catch(() => "");
}
