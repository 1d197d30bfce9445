import { expect, test } from "./fixtures.ts";

test("a visitor opens the home page and sees its headline", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
