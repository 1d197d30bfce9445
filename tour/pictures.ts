// `npm run pictures`: records the README's pictures from the running product. Needs ffmpeg; see docs/operate.md.
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { openBrowser, origin } from "./open-browser.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { becomeSubscriber } from "./subscriber.ts";

const phone = {
  viewport: { width: 390, height: 1040 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const town = "/jobs?location=Salida%2C+CO";
const largest = 250_000;

const target = "docs/pictures";
const browser = await openBrowser();
const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
let bytes = 0;
try {
  await mkdir(target, { recursive: true });
  const page = await browser.newPage({ ...phone, baseURL: origin });
  await becomeSubscriber(page);
  await page.goto(town, { waitUntil: "networkidle" });
  await scrollTo(page.getByRole("heading", { level: 1 }), 16);
  await keep(page, "list");
  const raft = page.getByRole("heading", { name: "Whitewater Raft Guide" }).getByRole("link").first();
  await page.goto((await raft.getAttribute("href")) ?? "", { waitUntil: "networkidle" });
  await scrollTo(page.getByRole("heading", { level: 1 }), 24);
  await keep(page, "job");

  const cookies = await page.context().cookies();
  const wide = await browser.newContext({ ...desktop, baseURL: origin });
  await wide.addCookies(cookies);
  const map = await wide.newPage();
  await map.goto("/jobs?view=map&location=Colorado", { waitUntil: "networkidle" });
  await scrollTo(map.getByRole("region", { name: /^Map of jobs/ }), 24);
  await keep(map, "map");
  console.log(`${target}: ${Math.round(bytes / 1000)} kB`);
  if (bytes > largest) throw new Error("The pictures must stay within 250 kB.");
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function scrollTo(place: Locator, above: number) {
  await place.evaluate((element, above) => scrollBy(0, element.getBoundingClientRect().top - above), above);
}

async function keep(page: Page, name: string) {
  const drawn = path.join(folder, `${name}.png`);
  const kept = `${target}/${name}.webp`;
  await page.screenshot({ path: drawn });
  await runFfmpeg("-i", drawn, "-quality", "72", kept);
  bytes += (await stat(kept)).size;
}
