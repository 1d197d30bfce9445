import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { showPointer } from "./pointer.ts";

/** What the film shows, in its order. `say` begins a caption, which has room for 50 letters. */
export async function walk(page: Page, say: (caption: string) => void) {
  const pointer = await showPointer(page);
  await page.goto("/", { waitUntil: "networkidle" });
  say("Outdoor jobs, gathered every day in one place.");
  await sleep(2500);

  say("Say what you’d like to do.");
  const what = page.getByLabel("What");
  await pointer.press(what);
  await what.pressSequentially("raft guide", { delay: 110 });
  await sleep(400);
  await pointer.press(page.getByRole("button", { name: "Find jobs" }));
  await page.waitForURL(/rafting-guide-jobs/);

  say("Cards show the season, the pay and the housing.");
  await sleep(1200);
  await scrollTo(page, page.getByRole("article").first());
  await sleep(3000);
  const proved = page.getByRole("article").filter({ hasText: "Guide school" }).first();
  await scrollTo(page, proved);
  await sleep(600);

  say("Each fact leads to the words that prove it.");
  await pointer.press(proved.getByText(/^Guide school/));
  await page.waitForURL(/\/jobs\/[^/]+#/);
  await sleep(4000);

  say("Apply takes you straight to the employer.");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "smooth" }));
  await sleep(1000);
  await pointer.point(page.getByRole("link", { name: /^Apply Now/ }).first());
  await sleep(2400);

  say("The map shows where the jobs are.");
  await page.goto("/jobs?view=map&location=Colorado");
  await scrollTo(page, page.getByRole("region", { name: /^Map of jobs/ }));
  await pointer.point(page.getByRole("link", { name: /^\d+ jobs? .*Denver/ }).first());
  await sleep(2600);

  say("State pages are free. Search them by title.");
  await page.goto("/outdoor-jobs-washington");
  await sleep(800);
  const title = page.getByLabel("Job title");
  await pointer.press(title);
  await title.pressSequentially("fish", { delay: 140 });
  await title.press("Enter");
  await page.waitForURL(/title=fish/);
  await scrollTo(page, page.getByRole("heading", { name: "Job Search Results" }));
  await sleep(2000);

  say("The newest jobs are free. A plan opens all of them.");
  await page.goto("/#pricing");
  await pointer.point(page.getByRole("button", { name: "Choose Monthly" }));
  await sleep(3000);
}

async function scrollTo(page: Page, place: Locator) {
  const box = await place.boundingBox();
  const top = (box?.y ?? 0) + (await page.evaluate(() => scrollY)) - 24;
  await page.evaluate((top) => window.scrollTo({ top, behavior: "smooth" }), top);
  await sleep(1200);
}
