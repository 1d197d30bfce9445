import type { Browser, BrowserContext, Page } from "@playwright/test";

/** One bar of signal: 50 kbit/s each way, and two seconds until an answer begins. */
export const oneBar = { offline: false, latency: 2000, downloadThroughput: 6250, uploadThroughput: 6250 };

export const moments = ["paint", "readable", "styled", "hydrated"] as const;
export type Moment = (typeof moments)[number];
/** Milliseconds since the page was asked for, or since the tap. */
export type Times = Partial<Record<Moment, number>>;
export type Visit = Times & { shift: number; bytes: Record<string, number>; complaints: string[] };

const longestWait = 120_000;
const lookMs = 3000;

export async function openSlowly(context: BrowserContext, address: string, readable: string): Promise<Visit> {
  const page = await context.newPage();
  const complaints = hearComplaints(page);
  const bytes = await slowDown(page);
  await page.addInitScript(noteMoments, readable);
  await page.goto(address, { waitUntil: "commit", timeout: longestWait });
  const { times, shift } = await readMoments(page);
  await page.close();
  return { ...times, shift, bytes, complaints };
}

/** Opens `address` at full speed, and taps after a look at it. */
export async function tapSlowly(context: BrowserContext, address: string, tapped: string, shown: string[]) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(lookMs);
  await slowDown(page);
  await page.evaluate(noteTap, shown);
  await page.locator(tapped).first().tap();
  await page.waitForFunction((count) => window.signal.shown.filter(Boolean).length === count, shown.length, {
    timeout: longestWait,
  });
  const times = await page.evaluate(() => window.signal.shown);
  await page.close();
  return times.map(Number);
}

/** Waits until the device has its copy, as a reader's is long before a second visit, and slows its worker down, too. */
export async function slowWorkerDown(
  browser: Browser,
  context: BrowserContext,
  path: string,
  isKept: boolean,
) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const hasCopy = async () =>
    page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path);
  while (isKept && !(await hasCopy())) await page.waitForTimeout(100);
  await page.close();
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  for (const { targetId, type } of targetInfos) {
    if (type !== "service_worker") continue;
    const { sessionId } = await session.send("Target.attachToTarget", { targetId });
    for (const [id, [method, params]] of Object.entries([
      ["Network.enable", {}],
      ["Network.emulateNetworkConditions", oneBar],
    ]))
      await session.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id: Number(id), method, params }),
      });
  }
}

export async function slowDown(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", oneBar);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

function hearComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return complaints;
}

async function readMoments(page: Page) {
  await page.waitForFunction(() => window.signal.times.hydrated, null, { timeout: longestWait });
  return page.evaluate(() => window.signal);
}

declare global {
  interface Window {
    signal: { times: Times; shift: number; shown: (number | null)[] };
  }
}

/** Runs in the page. A frame is asked for only while the browser paints, so what a frame finds can be read. */
function noteMoments(readable: string) {
  const times: Times = {};
  window.signal = { times, shift: 0, shown: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.signal.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  const signs: Record<Moment, () => boolean> = {
    paint: () => performance.getEntriesByName("first-contentful-paint").length > 0,
    readable: () => times.paint !== undefined && document.querySelector(readable) !== null,
    styled: () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[href*="/app-"]`)];
      return document.readyState !== "loading" && sheets.every((each) => each.sheet !== null);
    },
    hydrated: () => times.paint !== undefined && !("takePresses" in window),
  };
  const look = () => {
    for (const [moment, isReached] of Object.entries(signs) as [Moment, () => boolean][])
      if (times[moment] === undefined && isReached()) times[moment] = performance.now();
    if (times.hydrated === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function noteTap(selectors: string[]) {
  window.signal = { times: {}, shift: 0, shown: selectors.map(() => null) };
  let start = 0;
  const isSeen = (element: Element | null) => element !== null && element.getClientRects().length > 0;
  const look = () => {
    selectors.forEach((selector, index) => {
      if (window.signal.shown[index] === null && isSeen(document.querySelector(selector)))
        window.signal.shown[index] = performance.now() - start;
    });
    if (window.signal.shown.includes(null)) requestAnimationFrame(look);
  };
  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      start = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
