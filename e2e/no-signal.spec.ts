import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker has the page that is open, and what it loaded. */
async function untilCopied(page: Page, path: string) {
  await expect
    .poll(
      () => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
}

test("a visitor's list and an opened job can be read without a connection, and say from when they are", async ({
  page,
  context,
}) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await untilCopied(page, "/jobs");
  const job = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const title = await job.innerText();
  await job.click();
  await expect(page).toHaveURL(/\/company\//);
  const address = new URL(page.url()).pathname;
  await untilCopied(page, address);

  await context.setOffline(true);
  await page.goto("/jobs");
  await expect(page.getByRole("status").first()).toHaveText(
    /^No connection\. This is your list from \d+:\d\d [AP]M\.$/,
  );
  await expect(page.getByRole("article").first()).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^No connection\. This job is from/)).toBeVisible();
  await page.goto("/search/park-ranger-jobs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: /All Outdoor Jobs/ }).click();
  await expect(page.getByText(/This is your list from/)).toBeVisible();

  // The page that is open asks anew by itself.
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
  await page.goto("/jobs");
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});
