import type { Page } from "@playwright/test";
import pg from "pg";
import type { FactField } from "#core/postings/facts/fact-fields.ts";
import { violationsOn } from "./axe.ts";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { payWith } from "./people.ts";
import {
  addressIn,
  aPosting,
  fieldOf,
  fillPosting,
  mailTo,
  openCheckout,
  openEdit,
  openForm,
  payButton,
} from "./posting-people.ts";

const description = `You row our guests down the river for five days and cook for them at night.

# What we offer
Employee housing is available for $70 per week. All meals are provided.

# What you bring
Must be at least 21 years old. A valid driver's license is required.`;

const answerOf = (page: Page, field: FactField, name: string) =>
  page.locator(`input[name=${field}]`).and(page.getByRole("radio", { name, exact: true }));
/** They are folded on a phone. */
const openFacts = (page: Page) =>
  page.locator("summary").filter({ hasText: "Season, housing, meals, papers and more" }).click();
const openCertificates = (page: Page) => page.locator("summary").filter({ hasText: "Certificates" }).click();

async function factsOn({ databaseUrl }: App, title: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ said: string }>(
    `select name || ' ' || value as said from job_facts join jobs on jobs.id = job_id
     where title = $1 and origin = 'employer' order by name collate "C", value`,
    [title],
  );
  await client.end();
  return rows.map(({ said }) => said);
}

test.describe("the facts of a posting on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("are filled in from a pasted text, keep the employer's choices, and both go live", async ({
    page,
    app,
  }) => {
    const typed = aPosting();
    await openForm(page);
    await fillPosting(page, { ...typed, description: "" });
    await expect(answerOf(page, "meals", "At a cost")).toBeHidden();
    await openFacts(page);
    await answerOf(page, "meals", "At a cost").tap();
    await fieldOf(page, "description").fill(description);
    await expect(answerOf(page, "housing", "At a cost")).toBeChecked();
    await expect(fieldOf(page, "housing_cost")).toHaveValue("70");
    await expect(fieldOf(page, "min_age")).toHaveValue("21");
    await expect(answerOf(page, "driving_licence", "Required")).toBeChecked();
    await expect(answerOf(page, "meals", "At a cost")).toBeChecked();
    const main = page.getByRole("main");
    await expect(main).toContainText("We filled these in from your text. Please check them.");
    await expect(main).toContainText(/Housing: At a cost\s+Employee housing is available for \$70 per week/);
    await expect(
      main.getByRole("status").filter({ hasText: /Fewer than 5 alerts|alerts match/ }),
    ).toBeVisible();

    await fieldOf(page, "is_seasonal").tap();
    await fieldOf(page, "season_start").fill("2027-05-20");
    await fieldOf(page, "season_end").fill("2027-04-20");
    await openCertificates(page);
    await answerOf(page, "cert_wfr", "Required").tap();
    await fieldOf(page, "positions").fill("12");
    await openFacts(page);
    await expect(fieldOf(page, "season_end")).toBeHidden();
    await payButton(page).tap();
    await expect(fieldOf(page, "season_end")).toHaveAccessibleDescription("Must not be before the start");
    await expect(fieldOf(page, "season_end")).toBeFocused();
    await fieldOf(page, "season_end").fill("2027-09-06");
    // The employer's correction wins over the text.
    await fieldOf(page, "min_age").fill("18");
    await fieldOf(page, "description").press("Control+End");
    await page.keyboard.type(" See you there.");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("See you there.");
    await expect(fieldOf(page, "min_age")).toHaveValue("18");
    await expect.soft(fieldOf(page, "housing_cost")).toHaveValue("70");

    await page.reload();
    await waitForHydration(page);
    await expect(fieldOf(page, "season_start")).toHaveValue("2027-05-20");
    await expect(answerOf(page, "cert_wfr", "Required")).toBeChecked();
    await expect(answerOf(page, "housing", "At a cost")).toBeChecked();
    expect(await violationsOn(page)).toEqual([]);

    const checkout = await openCheckout(page);
    await payWith("good", checkout);
    const mail = await mailTo(typed.contact_email, app, /^Your job is live/);
    expect(await factsOn(app, typed.title)).toEqual([
      "certifications WFR:required",
      "driving_licence required",
      "housing at a cost",
      "housing_cost 70/w",
      "meals at a cost",
      "min_age 18",
      "positions 12",
      "season_end 2027-09-06",
      "season_start 2027-05-20",
      "seasonal yes",
    ]);

    const manage = addressIn(mail, "/post-job/manage?token=");
    await openEdit(page, manage);
    await expect(answerOf(page, "meals", "At a cost")).toBeChecked();
    await page.getByLabel("How many are filled?").fill("12");
    await page.getByRole("button", { name: "Save positions" }).tap();
    await expect(page.getByRole("main")).toContainText("12 of 12 filled. Nobody else can be hired.");
    expect(await violationsOn(page)).toEqual([]);
    expect(await factsOn(app, typed.title)).toContain("positions 12 of 12 filled");
  });
});

test.describe("the facts of a posting without script", () => {
  test.use({ javaScriptEnabled: false });

  test("are read from the text by a preview, and can be corrected", async ({ page, app }) => {
    const typed = aPosting({ description });
    await page.goto("/post-job");
    await fillPosting(page, typed);
    await answerOf(page, "meals", "Not provided").check();
    await page.getByRole("button", { name: "Preview" }).click();
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { name: "We read this in your text" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Housing: At a cost" })).toBeVisible();
    // Other journeys leave alerts.
    await expect(main).toContainText(/(Fewer than 5|\d+) alerts match\./);
    await expect(page.getByRole("listitem").filter({ hasText: "Meals: Provided" })).toHaveCount(0);
    await page.getByRole("button", { name: "Use these answers" }).click();
    await expect(answerOf(page, "housing", "At a cost")).toBeChecked();
    await expect(answerOf(page, "meals", "Not provided")).toBeChecked();
    await openCertificates(page);
    await answerOf(page, "cert_cpr", "Preferred").check();
    await fieldOf(page, "hours_per_week").fill("many");
    await payButton(page).click();
    await expect(fieldOf(page, "hours_per_week")).toHaveAccessibleDescription(/Must be hours a week/);
    await expect(answerOf(page, "cert_cpr", "Preferred")).toBeChecked();
    await fieldOf(page, "hours_per_week").fill("30-40");
    await payButton(page).click();
    await page.waitForURL("**/local/stripe/pay/**");
    await payWith("good", page);
    await page.getByRole("button", { name: "Show what I have paid for" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Posted Successfully!");
    await mailTo(typed.contact_email, app, /^Your job is live/);
    expect(await factsOn(app, typed.title)).toEqual(
      expect.arrayContaining(["certifications CPR:preferred", "hours_per_week 30-40", "meals not provided"]),
    );
  });
});

for (const width of [390, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on a form full of facts, at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openForm(page);
      await fillPosting(page, aPosting({ description }));
      if (width < 768) await openFacts(page);
      await openCertificates(page);
      await expect(answerOf(page, "housing", "At a cost")).toBeChecked();
      expect(await violationsOn(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
