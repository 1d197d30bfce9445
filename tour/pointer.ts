import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** A headless browser draws no pointer; this one follows its mouse from page to page. */
export async function showPointer(page: Page) {
  await page.addInitScript(() => {
    const place = "tour-pointer";
    addEventListener("DOMContentLoaded", () => {
      const pointer = document.createElement("div");
      pointer.popover = "manual";
      pointer.style.cssText =
        "position:fixed;inset:auto;left:0;top:0;margin:0;width:22px;height:22px;padding:0;border:2px solid #fff;border-radius:50%;background:rgb(176 106 0/.85);pointer-events:none;transition:translate .1s linear";
      pointer.style.translate = sessionStorage.getItem(place) ?? "-40px";
      document.body.append(pointer);
      pointer.showPopover();
      addEventListener("mousemove", ({ clientX, clientY }) => {
        pointer.style.translate = `${clientX - 11}px ${clientY - 11}px`;
        sessionStorage.setItem(place, pointer.style.translate);
      });
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
