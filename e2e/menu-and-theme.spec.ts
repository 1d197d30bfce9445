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

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("leads in two taps to the map, a season, a state, all searches and a guide", async ({ page }) => {
        const places = {
          "Map of Jobs": /\/jobs\?view=map$/,
          "Winter Season Jobs": /\/search\/winter-jobs$/,
          Montana: /\/outdoor-jobs-montana$/,
          "All Job Searches": /\/search\/all$/,
          "10-Step Guide": /\/10-step-guide-to-finding-your-dream-job$/,
        };
        for (const [name, address] of Object.entries(places)) {
          await page.goto("/jobs");
          if (javaScriptEnabled) await waitForHydration(page);
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
          await expect(page).toHaveURL(address);
        }
      });

      test("has a search that leads to an open page", async ({ page }) => {
        await page.goto("/jobs");
        if (javaScriptEnabled) await waitForHydration(page);
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const menu = page.getByRole("dialog");
        await menu.getByLabel("Search jobs").fill("raft guide");
        await menu.getByRole("button", { name: "Find jobs" }).click();
        await expect(page).toHaveURL(/\/search\/rafting-guide-jobs#positions$/);
      });
    });
  }
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
