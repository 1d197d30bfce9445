import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { filtersLine, pageAddresses, waitForHydration } from "./pages.ts";

async function findJob(page: Page) {
  await page.goto("/");
  const newest = await page.getByRole("article").first().getByRole("heading").innerText();
  await page.getByLabel("Location").fill("us");
  // Suggestions may lie over the button by now.
  await page.getByLabel("Location").press("Enter");
  await page.waitForURL(/[?&]location=us/);
  await expect(page.getByLabel("Location")).toHaveValue("us");
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(newest);
  await page.goForward();
  // The address and the search fields change before the list does.
  await expect(page.getByLabel("Location")).toHaveValue("us");
  await expect(page).toHaveURL(/[?&]location=us/);

  const card = page.getByRole("article").filter({ hasText: "Apply" }).first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /^View Job/ }).click();
  await expect(page).toHaveURL(/\/company\/[^/]+\/jobs\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
  return title;
}

async function openCompany(page: Page, title: string) {
  const company = await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link")
    .nth(1)
    .innerText();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Outdoor Jobs at ${company}`);
  await expect(page.getByRole("article").filter({ hasText: title }).first()).toBeVisible();
}

async function applyInNewTab(page: Page) {
  const link = page.getByRole("link", { name: /^Apply/ }).first();
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  await expect(link).toHaveAttribute("target", "_blank");
  const address = await link.getAttribute("href");
  await page.context().route(
    (url) => url.href === address,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Employer</title>" }),
  );
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect(tab).toHaveURL(address ?? "");
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
  await tab.close();
}

test("a visitor finds a job by its place and leaves to apply", async ({ page }) => {
  const title = await findJob(page);
  await openCompany(page, title);
  await applyInNewTab(page);
});

test("words that no job has are answered, kept to change, and ready for an alert", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByLabel("What", { exact: true }).fill("quantum mechanic");
  await page.getByRole("button", { name: "Find jobs" }).first().click();
  await expect(page).toHaveURL(/\/find\?what=quantum\+mechanic/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No open jobs match 'quantum mechanic'");
  await expect(page.getByRole("article")).toHaveCount(0);

  await page.getByRole("link", { name: "Email me when one appears" }).click();
  const alert = page.getByRole("dialog", { name: /alert/i });
  await expect(alert.getByRole("textbox").filter({ visible: true }).first()).toBeVisible();
  await expect(alert.locator('input[value="quantum mechanic"], input[name="title"]').first()).toHaveValue(
    "quantum mechanic",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Without 'quantum': " }).click();
  // The jobs of a mechanic stand on a page that is open to all.
  await expect(page).toHaveURL(/[?&](?:what|title)=mechanic/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("quantum mechanic");
  await waitForHydration(page);
  await page.getByLabel("What", { exact: true }).fill("raft guide");
  await page.getByRole("button", { name: "Find jobs" }).first().click();
  await expect(page).toHaveURL(/\/search\/rafting-guide-jobs/);
});

test("a printed job has its address and the way to apply, and no other jobs", async ({ page, app }) => {
  const { job } = await pageAddresses(app.databaseUrl);
  await page.goto(job);
  const printed = [`Apply: `, `This job: ${app.origin}${job}`].map((line) => page.getByText(line));
  const useless = [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: "Apply Now" }),
    page.getByRole("region", { name: "Related jobs" }),
  ];
  for (const part of useless) await expect(part).toBeVisible();
  for (const line of printed) await expect(line).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const part of useless) await expect(part).toBeHidden();
  for (const line of printed) await expect(line).toBeVisible();
});

test("the filters follow the back button", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByLabel("Location").fill("utah");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?location=utah$/);
  await page.goBack();
  await expect(page.getByLabel("Location")).toHaveValue("");
  await page.goForward();
  await expect(page.getByLabel("Location")).toHaveValue("utah");
});

test("text typed before hydration stays", async ({ page }) => {
  const letPass = await hold(page, /\.js$/);
  await page.goto("/jobs", { waitUntil: "commit" });
  await page.getByLabel("Location").fill("utah");
  letPass();
  await waitForHydration(page);
  await page.getByLabel("Minimum salary").focus();
  await expect(page.getByLabel("Location")).toHaveValue("utah");
  await page.getByRole("button", { name: "On-site" }).click();
  await expect(page).toHaveURL(/\/jobs\?location=utah&work=onsite$/);
});

test("text typed while the list loads stays, and Clear removes it", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  const letPass = await hold(page, /\/jobs\.data/);
  const location = page.getByLabel("Location");
  await location.pressSequentially("ut");
  await location.press("Enter");
  await location.pressSequentially("ah");
  letPass();
  await expect(page).toHaveURL(/\/jobs\?location=ut$/);
  await expect(page.getByRole("region", { name: "Jobs" })).toHaveAttribute("aria-busy", "false");
  await expect(location).toHaveValue("utah");
  await page.getByRole("link", { name: "Clear", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(location).toHaveValue("");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
});

test("the filters follow the back button also after a search with Enter", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  const location = page.getByLabel("Location");
  await location.fill("utah ");
  await location.press("Enter");
  await expect(page).toHaveURL(/\/jobs\?location=utah$/);
  await page.goBack();
  await expect(location).toHaveValue("");
});

test("Enter in a field searches", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByLabel("Location").fill("utah");
  await page.getByLabel("Location").press("Enter");
  await expect(page).toHaveURL(/\/jobs\?location=utah$/);
});

test("the whole card leads to its job", async ({ page }) => {
  await page.goto("/jobs");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 8 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a card has three stops for the keyboard, and its title is the first", async ({ page }) => {
  await page.goto("/jobs");
  const card = page.getByRole("article").filter({ hasText: "Apply" }).first();
  const stops = await card
    .locator("a, button, summary")
    .evaluateAll((all) =>
      all.filter((stop) => (stop as HTMLElement).tabIndex >= 0).map((stop) => stop.textContent),
    );
  expect(stops).toEqual([await card.getByRole("heading").innerText(), "Apply", "Save"]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a fact of a card, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("opens the sentence that says so", async ({ page }) => {
      await page.goto("/search/jobs-with-housing");
      await page.getByRole("main").getByText("Housing provided", { exact: true }).first().click();
      await expect(page).toHaveURL(/#fact-housing$/);
      const line = page.locator("details:has(> :target)");
      await expect(line).toHaveAttribute("open");
      await expect(line.getByText("Housing", { exact: true })).toBeInViewport();
      await expect(line.getByRole("link", { name: "Wrong? Housing" }).first()).toBeInViewport();
    });
  });

test("cards of one place stay low on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/jobs", "/search/jobs-with-housing", "/outdoor-jobs-california"]) {
    await page.goto(path);
    const tall = page
      .getByRole("main")
      .getByRole("article")
      .filter({ hasNot: page.locator("summary") });
    for (const card of await tall.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(220);
  }
});

async function searchFromHome(page: Page) {
  await page.goto("/");
  await page.getByLabel("What", { exact: true }).fill("raft guide");
  await page.getByRole("button", { name: "Find jobs" }).click();
  await expect(page).toHaveURL(/\/search\/rafting-guide-jobs#positions$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rafting Guide Jobs in the United States");
}

test("the search of the home page leads to an open page, and its suggestions only fill in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  expect((await page.getByRole("article").first().boundingBox())?.y).toBeLessThan(2 * 844);
  await waitForHydration(page);
  const where = page.getByLabel("Where", { exact: true });
  await where.pressSequentially("glacier");
  await page.getByRole("option", { name: "Glacier National Park · park" }).click();
  await expect(where).toHaveValue("Glacier National Park");
  await expect(page).toHaveURL(/\/$/);
  await searchFromHome(page);
});

async function expectOnFirstScreen(page: Page) {
  const box = await page.getByRole("article").first().boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
}

async function searchOnPhone(page: Page) {
  await expectOnFirstScreen(page);
  await expect(page.getByLabel("Location")).toBeHidden();
  await filtersLine(page).click();
  await page.getByLabel("Location").fill("us");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/[?&]location=us/);
  await expect(filtersLine(page)).toHaveText("Filters (1)");
  await expect(page.getByLabel("Location")).toBeHidden();
  await expectOnFirstScreen(page);
}

test("one line opens the filters on a phone, and a search folds them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jobs");
  await waitForHydration(page);
  await searchOnPhone(page);
  await expect(filtersLine(page)).toBeFocused();
});

test("a wide screen shows the filters open, with more of them behind a line of their own", async ({
  page,
}) => {
  await page.goto("/jobs?sheet=open");
  await expect(filtersLine(page)).toHaveCount(0);
  await expect(page.getByLabel("Employer")).toBeHidden();
  await page.getByText("More filters").click();
  await expect(page.getByLabel("Employer")).toBeVisible();
  await expect(page.getByText("Season, housing, pay")).toBeVisible();
});

test("pressing a work type narrows the list, pressing it again widens it", async ({ page }) => {
  await page.goto("/jobs");
  await page.getByRole("button", { name: "On-site" }).click();
  await expect(page).toHaveURL(/\/jobs\?work=onsite$/);
  await expect(page.getByRole("button", { name: "On-site" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "On-site" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole("button", { name: "On-site" })).toHaveAttribute("aria-pressed", "false");
});

test("an address with filters can be shared", async ({ page }) => {
  await page.goto("/jobs?location=california&min_salary=50000&work=onsite");
  await expect(page.getByLabel("Location")).toHaveValue("california");
  await expect(page.getByLabel("Minimum salary")).toHaveValue("50000");
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByLabel("Location")).toHaveValue("");
});

test.describe("the search without script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads a visitor to a job by its place, and to its employer", async ({ page }) => {
    const title = await findJob(page);
    await openCompany(page, title);
    const link = page.getByRole("link", { name: /^Apply/ }).first();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    await expect(link).toHaveAttribute("href", /^(https?|mailto):/);
  });

  test("leads from the home page to an open page", async ({ page }) => {
    await searchFromHome(page);
  });

  test("opens the filters from one line on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/jobs");
    await searchOnPhone(page);
  });

  test("has a menu that opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Remote Jobs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote outdoor jobs");
  });

  test("narrows the list with a pressed work type, and widens it again", async ({ page }) => {
    await page.goto("/jobs");
    await page.getByRole("button", { name: "On-site" }).click();
    await expect(page).toHaveURL(/work=onsite/);
    await page.getByRole("button", { name: "On-site", pressed: true }).click();
    await expect(page.getByRole("button", { name: "On-site", pressed: false })).toBeVisible();
  });
});
