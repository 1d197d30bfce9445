import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** What the film shows, in its order. `say` begins a caption. */
export async function walk(page: Page, say: (caption: string) => void) {
  say("Outdoor jobs, gathered every day in one place.");
  await sleep(3000);

  await scrollTo(page, page.getByRole("heading", { name: "Latest jobs" }));
  await sleep(1800);

  say("State pages are free. Filter them by title or date.");
  await page.goto("/outdoor-jobs-washington");
  const pointer = await showPointer(page);
  await sleep(1800);
  await scrollTo(page, page.getByRole("heading", { name: "Job Search Results" }));
  const title = page.getByLabel("Job title");
  await pointer.press(title);
  await title.pressSequentially("fish", { delay: 140 });
  await title.press("Enter");
  await page.waitForURL(/title=fish/);
  await sleep(2600);

  say("Every job page is free: place, pay and the employer’s own words.");
  await page.goto("/search/park-ranger-jobs");
  const hand = await showPointer(page);
  await sleep(2500);
  await scrollTo(page, page.getByRole("heading", { name: "Available Positions" }));
  await sleep(1500);
  const view = page.getByRole("link", { name: /^View Job/ }).first();
  await hand.press(view);
  await page.waitForURL(/\/jobs\/[^/]+$/);
  await sleep(2500);
  await page.mouse.wheel(0, 420);
  await sleep(2500);

  say("Apply takes you straight to the employer.");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "smooth" }));
  await sleep(800);
  await hand.point(page.getByRole("link", { name: /^Apply Now/ }));
  await sleep(2600);

  say("Start with a search or a state.");
  await page.goto("/search/all");
  await sleep(1500);
  await page.mouse.wheel(0, 500);
  await sleep(2500);

  say("The newest jobs are free. A subscription unlocks all of them.");
  await page.goto("/#pricing");
  await sleep(3500);
}

async function scrollTo(page: Page, place: Locator) {
  const box = await place.boundingBox();
  await page.evaluate((top) => window.scrollTo({ top, behavior: "smooth" }), (box?.y ?? 0) - 24);
  await sleep(1200);
}

/** A headless browser draws no pointer; this one follows its mouse. */
async function showPointer(page: Page) {
  await page.evaluate(() => {
    const pointer = document.createElement("div");
    pointer.popover = "manual";
    pointer.style.cssText =
      "position:fixed;inset:auto;left:0;top:0;translate:-40px;margin:0;width:22px;height:22px;padding:0;border:2px solid #fff;border-radius:50%;background:rgb(176 106 0/.85);pointer-events:none;transition:translate .1s linear";
    document.body.append(pointer);
    pointer.showPopover();
    addEventListener("mousemove", ({ clientX, clientY }) => {
      pointer.style.translate = `${clientX - 11}px ${clientY - 11}px`;
    });
  });
  const point = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("What the film wants to show is not there.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 25 });
  };
  return {
    point,
    press: async (target: Locator) => {
      await point(target);
      await sleep(250);
      await target.click();
    },
  };
}
