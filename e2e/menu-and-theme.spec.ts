import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

test.describe("the site on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has a menu that works by keyboard alone", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Browse Jobs" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a chosen theme survives a reload and other pages, and can be reset", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/jobs");
  await waitForHydration(page);
  const light = await background();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
  await page.goto("/");
  await expect.poll(background).toBe(dark);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).toBe(dark);
});

test("the first link for a keyboard leads to the content", async ({ page }) => {
  await page.goto("/jobs");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
