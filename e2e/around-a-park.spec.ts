import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dayPasses, linkIn } from "./alert-mails.ts";
import { expect, test } from "./fixtures.ts";
import { filtersLine, waitForHydration } from "./pages.ts";
import { linkTo, somebody, subscribe } from "./people.ts";

const park = "Glacier National Park";
const around = /[?&]near=glacier-national-park-mt(&|$)/;
const cardsOf = (page: Page) => page.getByRole("region", { name: "Jobs" }).getByRole("article");

async function choosePark(page: Page) {
  await page.goto("/jobs");
  await waitForHydration(page);
  await filtersLine(page).tap();
  await page.getByLabel("Location").tap();
  await page.getByLabel("Location").pressSequentially("glacier");
  await page
    .getByRole("listbox", { name: "Suggestions" })
    .getByRole("option", { name: `${park} · park`, exact: true })
    .tap();
  await expect(page).toHaveURL(around);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a subscriber types a park, sees its jobs with distances and on a map, and is emailed new ones", async ({
  page,
  app,
}) => {
  const { email } = await subscribe(page, app);
  await choosePark(page);
  await expect(cardsOf(page).first()).toContainText(/\d mi/);
  for (const card of await cardsOf(page).all()) {
    const [, miles = "-1"] = /(\d+) mi\b/.exec(await card.innerText()) ?? [];
    expect(Number(miles)).toBeGreaterThanOrEqual(0);
    expect(Number(miles)).toBeLessThanOrEqual(50);
  }

  await test.step("the map shows where they are", async () => {
    const view = page.getByRole("navigation", { name: "View" });
    await view.getByRole("link", { name: "Map" }).tap();
    const map = page.getByRole("region", { name: `Map of jobs around ${park}` });
    await expect(map.getByRole("link", { name: /^\d+ jobs? near .+, MT$/ }).first()).toBeVisible();
    await view.getByRole("link", { name: "List" }).tap();
    await expect(map).toBeHidden();
  });

  const title = (await cardsOf(page).first().getByRole("heading").first().innerText()).trim();
  const name = `Glacier ${randomUUID().slice(0, 8)}`;
  await test.step("an alert of the list arrives", async () => {
    await page.getByRole("region", { name: "Jobs" }).getByRole("link", { name: "Get Job Alerts" }).tap();
    const dialog = page.getByRole("dialog", { name: "Create Job Alert" });
    await expect(dialog.getByRole("status")).toContainText(/matching jobs? /);
    await dialog.getByLabel("Alert Name").fill(name);
    await dialog.getByRole("button", { name: "Create Alert" }).tap();
    await expect(page.getByRole("dialog", { name: "Alert Created!" })).toBeVisible();
  });
  const mail = await dayPasses(app, name, title);
  expect(mail.to).toEqual([email]);
  expect(mail.text).toMatch(/Why: .*(Glacier National Park|miles? from Glacier National Park)/);
  await page.goto(linkIn(mail, title));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a visitor is told how many jobs are around a park, and confirms an alert for them", async ({
  page,
  app,
}) => {
  await choosePark(page);
  const wall = /^None of the 10 newest are within 50 miles of Glacier National Park; \d+ jobs are$/;
  await expect(page.getByText(wall)).toBeVisible();
  await expect(page.getByRole("link", { name: "Unlock All Jobs" }).first()).toBeVisible();
  const email = somebody();
  await page.getByRole("link", { name: "Get Job Alerts" }).last().tap();
  const dialog = page.getByRole("dialog", { name: "Create Job Alert" });
  await dialog.getByLabel("Alert Name").fill("Glacier");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByRole("button", { name: "Create Alert" }).tap();
  await page.goto(await linkTo(email, app.mailbox, "/job-alerts/confirm"));
  await page.getByRole("button", { name: "Confirm alert" }).tap();
  await expect(page.getByRole("heading", { name: "Your alert is confirmed" })).toBeVisible();
});
