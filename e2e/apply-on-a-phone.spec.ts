import { expect, test } from "./fixtures.ts";
import { longJobAddress, waitForHydration } from "./pages.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a phone always shows one way to apply between the first button and the last", async ({ page, app }) => {
  await page.goto(await longJobAddress(app.databaseUrl));
  await waitForHydration(page);
  const first = page.getByRole("link", { name: "Apply Now" });
  const last = page.getByRole("link", { name: "Apply for this Position" });
  const bar = page.getByRole("link", { name: "Apply", exact: true }).and(page.locator(".apply-bar a"));
  await expect(first).toBeInViewport();
  await expect(bar).toBeHidden();

  await page.getByRole("heading", { name: "About this job" }).evaluate((text) => text.scrollIntoView());
  await expect(first).not.toBeInViewport();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute("href", (await first.getAttribute("href")) ?? "");

  await last.evaluate((link) => link.scrollIntoView());
  await expect(bar).toBeHidden();
  await page.getByRole("contentinfo").evaluate((foot) => foot.scrollIntoView());
  await expect(last).not.toBeInViewport();
  await expect(bar).toBeHidden();
});

test("the bar never covers what has the focus", async ({ page, app }) => {
  await page.goto(await longJobAddress(app.databaseUrl));
  await waitForHydration(page);
  const bar = page.locator(".apply-bar");
  await page.getByRole("link", { name: "Apply Now" }).focus();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    if (!(await bar.isVisible())) continue;
    const isCovered = await bar.evaluate((covering) => {
      const focused = document.activeElement;
      // It may have gone since.
      if (!focused || !covering.checkVisibility() || covering.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > covering.getBoundingClientRect().top;
    });
    expect(isCovered).toBe(false);
  }
});
