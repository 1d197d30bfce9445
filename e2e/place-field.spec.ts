import type { Page } from "@playwright/test";
import { looksFor, violationsOn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type } from "./keyboard.ts";
import { filtersLine, waitForHydration } from "./pages.ts";

const field = (page: Page) => page.getByLabel("Location");
const near = (page: Page) => page.locator("input[name=near]");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /suggestions?$/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  if (await filtersLine(page).count()) await filtersLine(page).click();
}

async function typeUntilOpen(page: Page, text: string) {
  await type(field(page), text);
  await expect(list(page)).toBeVisible();
}

async function noteSent(page: Page) {
  const sent: string[] = [];
  await page.exposeFunction("noteSent", (text: string) => sent.push(text));
  await page.evaluate(() =>
    document.addEventListener(
      "submit",
      ({ target }) => {
        const data = new FormData(target as HTMLFormElement);
        const note = (window as unknown as { noteSent: (text: string) => void }).noteSent;
        note(`${data.get("location")} | ${data.get("near")}`);
      },
      true,
    ),
  );
  return sent;
}

test.describe("the place field on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("takes a place by keyboard, and the form sends its slug", async ({ page }) => {
    await open(page, "/");
    const sent = await noteSent(page);
    await typeUntilOpen(page, "glacier");
    await expect(field(page)).toHaveAttribute("role", "combobox");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).first()).toHaveText("Glacier National Park · park");
    await expect(count(page)).toHaveText(/^\d suggestions?$/);
    await page.keyboard.press("ArrowDown");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await options(page).first().getAttribute("id")) ?? "",
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]location=Glacier\+National\+Park(&|$)/);
    expect(sent).toEqual(["Glacier National Park | glacier-national-park-mt"]);
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("Glacier National Park");
  });

  test("takes a tapped place, and more typing removes it", async ({ page }) => {
    await open(page, "/");
    const sent = await noteSent(page);
    await field(page).tap();
    await field(page).pressSequentially("glacier");
    await expect(list(page)).toBeVisible();
    for (const option of await options(page).all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await options(page)
      .filter({ hasText: /^Glacier Bay National Park and Preserve · park$/ })
      .tap();
    await expect(page).toHaveURL(/[?&]location=Glacier\+Bay/);
    expect(sent).toEqual([
      "Glacier Bay National Park and Preserve | glacier-bay-national-park-and-preserve-ak",
    ]);
    await field(page).press("End");
    await field(page).pressSequentially(" lodge");
    await expect(near(page)).toHaveValue("");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/Preserve\+lodge/);
    expect(sent[1]).toBe("Glacier Bay National Park and Preserve lodge | ");
  });
});

test("every list with a location offers towns, parks and rivers", async ({ page }) => {
  for (const path of ["/jobs", "/remote-jobs", "/search/park-ranger-jobs"]) {
    await open(page, path);
    await typeUntilOpen(page, "arkansas ri");
    await expect(options(page).first()).toHaveText("Arkansas River · river");
  }
  await field(page).fill("");
  await typeUntilOpen(page, "Moab, U");
  await expect(options(page)).toHaveText(["Moab, UT · town"]);
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("Moab, U");
});

for (const [index, look] of looksFor(0).entries()) {
  test(`axe finds nothing wrong with the places, ${look.width} px, ${look.colorScheme}, ${index}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: look.width, height: 844 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await open(page, "/jobs");
    await typeUntilOpen(page, "glac");
    await page.keyboard.press("ArrowDown");
    expect(await violationsOn(page)).toEqual([]);
  });
}

test.describe("the place field without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a plain one, and sends only its text", async ({ page }) => {
    await page.goto("/jobs");
    await expect(page.getByRole("textbox", { name: "Location" })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await field(page).fill("moab");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await expect(page).toHaveURL(/location=moab/);
    expect(page.url()).not.toContain("near");
  });
});
