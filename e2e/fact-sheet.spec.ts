import type { Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

const phone = { width: 390, height: 844 };
const wanted = /\/\?facts=housing%2Cno-certificate%2Cstart-\d{4}-05/;

const sheetOf = (page: Page) => page.locator("form#sheet");

async function openSheet(page: Page) {
  await page.getByRole("link", { name: "Season, housing, pay" }).click();
  await expect(sheetOf(page)).toBeVisible();
}

/** Returns the sheet's status as the server draws it. */
async function statusAt(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return /role="status"[^>]*>([\d,]+ jobs?)</.exec(html)?.[1] ?? "";
}

async function tapThree(page: Page) {
  const sheet = sheetOf(page);
  await sheet.getByText(/^Housing provided/).tap();
  await sheet.getByText(/^May/).tap();
  await sheet.getByText(/^I have no certificates/).tap();
}

test.use({ viewport: phone, hasTouch: true });

test("a raft guide on a phone finds a bed, a start in May and no certificate needed in three taps", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await openSheet(page);
  expect(await violationsOn(page)).toEqual([]);
  await tapThree(page);
  await expect(page).toHaveURL(new RegExp(`${wanted.source}&sheet=open$`));
  const found = sheetOf(page).getByRole("status");
  const jobs = await statusAt(page, page.url());
  expect(jobs).toMatch(/^\d+ jobs?$/);
  // The address changes before the list does.
  await expect(found).toHaveText(jobs);
  await expect(
    sheetOf(page).getByText(/^Start in May \d+: [\d,]+ say yes, [\d,]+ don’t say\.$/),
  ).toBeVisible();

  await sheetOf(page).getByRole("button", { name: "Show jobs" }).tap();
  await expect(page).toHaveURL(new RegExp(`${wanted.source}#jobs$`));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
  await expect(page.getByText(jobs.replace(/ jobs?$/, ""), { exact: false }).first()).toBeVisible();

  await page.getByRole("link", { name: "Remove filter Housing provided" }).tap();
  await expect(page).toHaveURL(/\/\?facts=no-certificate%2Cstart-\d{4}-05$/);
  await page.goBack();
  await openSheet(page);
  await expect(sheetOf(page).getByRole("checkbox", { name: /^Housing provided/ })).toBeChecked();
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
});

test("a tap between an answer and its drawing stays", async ({ page }) => {
  await page.goto("/jobs?sheet=open");
  await waitForHydration(page);
  const release = await hold(page, /facts=housing%2Cstart-/);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      history.pushState = push;
      const may = document.querySelector<HTMLInputElement>("#sheet [value^=start-][value$='-05']");
      queueMicrotask(() => may?.click());
    };
  });
  const status = sheetOf(page).getByRole("status");
  const all = await status.innerText();
  await sheetOf(page)
    .getByText(/^Housing provided/)
    .tap();
  await expect(status).not.toHaveText(all);
  await expect(sheetOf(page).getByRole("checkbox", { name: /^May/ })).toBeChecked();
  await sheetOf(page)
    .getByText(/^I have no certificates/)
    .tap();
  await expect(page).toHaveURL(/facts=housing%2Cno-certificate%2Cstart-\d{4}-05&sheet=open$/);
  release();
});

test.describe("the fact sheet without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sends the same three choices with one button", async ({ page }) => {
    await page.goto("/");
    await openSheet(page);
    await tapThree(page);
    await sheetOf(page).getByRole("button", { name: "Show jobs" }).tap();
    await expect(page).toHaveURL(/facts=/);
    for (const choice of ["Housing provided", "Starting in May", "No certificate needed"])
      await expect(page.getByRole("link", { name: `Remove filter ${choice}` })).toBeVisible();
  });
});

test("the ticks follow the address back and forth, by keyboard too", async ({ page }) => {
  await page.goto("/jobs?sheet=open");
  await waitForHydration(page);
  const housing = sheetOf(page).getByRole("checkbox", { name: /^Housing provided/ });
  await housing.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/jobs\?facts=housing&sheet=open$/);
  await expect(housing).toBeFocused();
  await sheetOf(page).getByRole("combobox", { name: "Pay by the hour" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/facts=hour-\d+%2Chousing/);
  await page.goBack();
  await expect(sheetOf(page).getByRole("combobox", { name: "Pay by the hour" })).toHaveValue("");
  await expect(housing).toBeChecked();
  await page.goBack();
  await expect(housing).not.toBeChecked();
  await page.goForward();
  await sheetOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/jobs\?sheet=open$/);
  await expect(housing).not.toBeChecked();
});

async function found(page: Page) {
  return Number((await sheetOf(page).getByRole("status").innerText()).replace(/\D/g, ""));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "by plain links", () => {
    test.use({ javaScriptEnabled });

    test("one tap adds marked jobs that state nothing, and another removes them", async ({ page }) => {
      // Other journeys add jobs meanwhile.
      await expect(async () => {
        await page.goto("/jobs?facts=housing&sheet=open");
        const stating = await found(page);
        const add = sheetOf(page).getByRole("link", { name: /^Add the [\d,]+ that don’t say$/ });
        const silent = Number((await add.innerText()).replace(/\D/g, ""));
        await add.tap();
        await expect(page).toHaveURL(/\/jobs\?facts=housing%2Cunsaid-housing&sheet=open$/);
        await expect.poll(() => found(page), { timeout: 2000 }).toBe(stating + silent);
      }).toPass();
      await expect(page.getByText(/^Housing: not stated/).first()).toBeVisible();
      if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);

      await sheetOf(page).getByRole("button", { name: "Show jobs" }).tap();
      await expect(page).toHaveURL(/\/jobs\?.*facts=housing.*unsaid-housing#jobs$/);
      await page.getByRole("link", { name: "Remove filter Or housing not stated" }).tap();
      await expect(page).toHaveURL(/\/jobs\?facts=housing$/);
      await expect(page.getByText(/^Housing: not stated/)).toHaveCount(0);
    });
  });
}
