import type { Page } from "@playwright/test";
import { looksFor, violationsOn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type } from "./keyboard.ts";
import { filtersLine, waitForHydration } from "./pages.ts";
import { subscribe } from "./people.ts";

const field = (page: Page) => page.getByLabel("Job title");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /suggestions?$/ });

async function openState(page: Page) {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  await unfold(page);
}

/** Phones show the filters as one line. */
async function unfold(page: Page) {
  if (await filtersLine(page).isVisible()) await filtersLine(page).click();
}

/** Types with pauses, as a person who waits for the list. */
async function typeUntilOpen(page: Page, text: string) {
  await type(field(page), text);
  await expect(list(page)).toBeVisible();
}

test("the keyboard walks to a suggestion, and searches for it", async ({ page }) => {
  await openState(page);
  await typeUntilOpen(page, "park r");
  await expect(field(page)).toHaveAttribute("role", "combobox");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toHaveText("Park ranger · kind of work");
  await expect(count(page)).toHaveText(/^\d suggestions?$/);
  const { keyboard } = page;
  await keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).first().getAttribute("id")) ?? "",
  );
  await keyboard.press("ArrowUp");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/outdoor-jobs-california\?title=park\+ranger$/);
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("park ranger");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("Enter without a choice searches for the text, Escape and Tab close the list", async ({ page }) => {
  await openState(page);
  await typeUntilOpen(page, "rang");
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("rang");
  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toBeFocused();
  await field(page).press("End");
  await page.keyboard.type("e");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/title=range$/);
  await expect(list(page)).toBeHidden();
});

test("a subscriber finds employers and places in every field that suggests them", async ({ page, app }) => {
  await subscribe(page, app);
  await page.goto("/jobs");
  await waitForHydration(page);
  await typeUntilOpen(page, "national park s");
  await options(page)
    .filter({ hasText: /^National Park Service · employer, [\d,]+ jobs?$/ })
    .click();
  await expect(page).toHaveURL(/\/jobs\?title=National\+Park\+Service$/);
  await expect(page.getByRole("article").first()).toContainText("National Park Service");
  await page.goto("/");
  await waitForHydration(page);
  await typeUntilOpen(page, "oregon");
  await options(page)
    .filter({ hasText: /^Oregon · place$/ })
    .click();
  await expect(page).toHaveURL(/\/\?title=Oregon$/);
});

test.describe("suggestions on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("can be tapped, and a tap beside the list changes nothing", async ({ page }) => {
    await openState(page);
    await field(page).tap();
    await field(page).pressSequentially("biolog");
    await expect(list(page)).toBeVisible();
    for (const option of await options(page).all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await page.getByRole("heading", { level: 1 }).tap({ position: { x: 5, y: 5 } });
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("biolog");
    await page.getByRole("button", { name: "Search", exact: true }).tap();
    await expect(page).toHaveURL(/title=biolog$/);
    if (!(await field(page).isVisible())) await unfold(page);
    await field(page).tap();
    await field(page).pressSequentially("i");
    const option = options(page).first();
    await option.tap();
    await expect(page).toHaveURL(/title=biolog(ist|y)|title=[a-z+]+biologist/);
    await expect(list(page)).toBeHidden();
  });
});

for (const [index, word] of ["the list", "the list again"].entries()) {
  for (const look of looksFor(index)) {
    test(`axe finds nothing wrong with ${word}, ${look.width} px, ${look.colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: look.width, height: 844 });
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await openState(page);
      await typeUntilOpen(page, "par");
      await page.keyboard.press("ArrowDown");
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

test("a failed suggestion says nothing, and the field works as any other", async ({ page }) => {
  await openState(page);
  await page.route("**/suggestions?*", (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest("**/suggestions?*");
  await type(field(page), "ranger");
  await asked;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/title=ranger$/);
  await expect(list(page)).toBeHidden();
});

test("a late answer to a field that was left opens nothing", async ({ page }) => {
  await openState(page);
  await page.route("**/suggestions?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest("**/suggestions?*");
  await type(field(page), "ranger");
  await asked;
  await page.keyboard.press("Tab");
  await page.waitForTimeout(700);
  await expect(list(page)).toBeHidden();
});

test.describe("suggestions without script", () => {
  test.use({ javaScriptEnabled: false });

  test("are missing, and the field is a plain one", async ({ page }) => {
    await page.goto("/outdoor-jobs-california");
    await expect(page.getByRole("textbox", { name: "Job title" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Job title" })).toHaveCount(0);
    await expect(list(page)).toHaveCount(0);
    await field(page).fill("ranger");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/title=ranger/);
  });
});
