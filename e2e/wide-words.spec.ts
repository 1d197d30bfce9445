import type { Page } from "@playwright/test";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { post, signIn } from "./people.ts";
import { makePosting, waitForText } from "./posting-people.ts";

const width = 390;
const word = (letter: string) => letter.repeat(100);

test.use({ viewport: { width, height: 844 } });

async function expectNarrow(page: Page, address: string, shown: string) {
  await page.goto(address);
  await waitForHydration(page);
  await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
  for (const summary of await page.locator("main summary").all())
    if (await summary.isVisible()) await summary.click();
  expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
    address,
    width,
  ]);
}

async function becomeAdministrator(page: Page, app: App) {
  const { email } = await signIn(page, app);
  expect(await app.command("admin", "grant", email)).toBe(0);
}

test("words of 100 letters make no page wider than a phone", async ({ page, app }) => {
  const wide = { title: word("t"), company_name: word("c"), location: word("p") };
  const { id, path, manage } = await makePosting(page, app, wide);
  for (const address of ["/", "/jobs"]) {
    await waitForText(page, address, wide.title);
    await expectNarrow(page, address, wide.title);
  }
  await expectNarrow(page, path, wide.title);
  await expectNarrow(page, path.replace(/\/jobs\/.*/, ""), wide.title);
  await expectNarrow(page, manage, wide.title);
  const receipt = await page.getByRole("link", { name: "Receipt and PDF" }).getAttribute("href");
  await expectNarrow(page, receipt ?? "", wide.title);
  await becomeAdministrator(page, app);
  await post(page, app, "/my-jobs/save", { data: { save: id } });
  await expectNarrow(page, "/my-jobs", wide.title);
  await expectNarrow(page, "/admin/postings", wide.title);
  await expectNarrow(page, `/admin/postings/${id}`, wide.title);
});
