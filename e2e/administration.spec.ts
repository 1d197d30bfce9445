import { expect } from "@playwright/test";
import type { Trouble } from "#local/troubles.ts";
import {
  actionButton,
  aFact,
  newestRun,
  numberOf,
  openAdministration,
  rowOf,
  sheet,
  sourceEntry,
  syncNow,
  test,
} from "./administration-people.ts";
import { looksFor, violationsOn } from "./axe.ts";
import { hold } from "./browser.ts";
import { inProof } from "./fixtures.ts";
import { press, tabTo } from "./keyboard.ts";
import { waitForHydration } from "./pages.ts";
import { signIn, toastOn } from "./people.ts";
import { change } from "./tasks.ts";

// All journeys share a server, one after the other: each is alone with its stand-ins.
test.describe.configure({ mode: "default" });

test.afterEach(({ app: { provider, boards } }) => {
  provider.recover();
  provider.refill();
  boards.recover();
});

/** The browser logs a refusal of a function. */
const quiet = {
  noComplaints: ({ page: _ }: object & { page: unknown }, use: (none: undefined) => Promise<void>) =>
    use(undefined),
};

const listed = "jobs where expired_at is null";
const runs = "api_usage_log where mode <> 'test'";

test("an administrator fills an empty board, and follows the progress", async ({
  app,
  administrator,
  page,
}) => {
  expect(await numberOf(app, "jobs")).toBe(0);
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  const letIn = await hold(page, "**/admin.data*");
  const link = page.getByRole("link", { name: "Admin Dashboard" });
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Verifying admin access..." })).toBeVisible();
  letIn();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Sync Administration");
  app.provider.slow(1_000);
  await actionButton(page, "Job Roles Backfill").click();
  const run = newestRun(page);
  await expect(run).toContainText("Running");
  await expect(run).toContainText(/Searching for .+\./);
  await expect(actionButton(page, "Daily Sync")).toBeDisabled();
  app.provider.recover();
  const toast = toastOn(page, "Sync Complete");
  await expect(toast).toContainText(/Added: [1-9][\d,]*, updated: \d+, API calls: [1-9]/);
  await expect(run).toContainText("Complete");
  await expect(run).toContainText(`by ${administrator.email}`);
  await expect(sheet(page, "API Requests This Month")).toContainText(/[1-9]\d* \/ 20,000/);
  expect(await numberOf(app, listed)).toBeGreaterThan(10);
  await page.goto("/jobs");
  await expect(page.getByRole("article").first()).toBeVisible();

  await openAdministration(page);
  await actionButton(page, "Company Backfill").click();
  await expect(newestRun(page)).toContainText("Company Backfill");
  await expect(toastOn(page, "Sync Complete")).toBeVisible();
});

test("a run that outlasts its start announces its end once", async ({ page }) => {
  await page.route("**/functions/v1/sync-outdoor-jobs", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: 202, json: { ...(await response.json()), state: "running" } });
  });
  await openAdministration(page);
  await actionButton(page, "Activity Backfill").click();
  await expect(toastOn(page, "Sync Complete")).toContainText(/Added: [\d,]+, updated: [\d,]+, API calls: /, {
    timeout: 30_000,
  });
  await expect(actionButton(page, "Activity Backfill")).toBeEnabled();
  await expect(toastOn(page, "Sync Complete")).toHaveCount(1);
});

test.describe("a run that fails", () => {
  test.use(quiet);

  test("disables the other buttons while it starts, and has its own words for a failure", async ({
    page,
  }) => {
    const failures = [
      ["Daily Sync", "Sync Failed", "Failed to trigger sync"],
      ["Company Backfill", "Company Backfill Failed", "Failed to trigger company backfill"],
      ["Activity Backfill", "Activity Backfill Failed", "Failed to trigger activity backfill"],
      ["Job Roles Backfill", "Job Roles Backfill Failed", "Failed to trigger job roles backfill"],
      ["Industry Backfill", "Industry Backfill Failed", "Failed to trigger industry backfill"],
    ] as const;
    const start = "**/functions/v1/sync-outdoor-jobs";
    await page.route(start, (route) => route.fulfill({ status: 500 }));
    await openAdministration(page);
    for (const [label, title, text] of failures) {
      const answer = await hold(page, start);
      await actionButton(page, label).click();
      await expect(actionButton(page, "Starting...")).toBeDisabled();
      for (const [other] of failures)
        if (other !== label) await expect(actionButton(page, other)).toBeDisabled();
      answer();
      await expect(toastOn(page, title)).toContainText(text);
      await expect(actionButton(page, label)).toBeEnabled();
    }
  });

  test("says what is wrong, and keeps everything stored", async ({ app, page }) => {
    const answers: [Trouble, RegExp][] = [
      ["401", /does not accept the key/],
      ["403", /refuses access/],
      ["html", /web page instead of data/],
      ["unknown-form", /unknown form/],
      ["reset", /could not be reached/],
    ];
    const before = await numberOf(app, listed);
    await openAdministration(page);
    for (const [trouble, words] of answers) {
      await test.step(trouble, async () => {
        app.provider.fail(trouble);
        await actionButton(page, "Daily Sync").click();
        await expect(toastOn(page, "Sync Failed").filter({ hasText: words })).toBeVisible();
        await expect(newestRun(page)).toContainText("Failed");
        await expect(newestRun(page)).toContainText(words);
        await expect(actionButton(page, "Daily Sync")).toBeEnabled();
      });
    }
    expect(await numberOf(app, listed)).toBe(before);
  });

  test("is cancelled when slow", async ({ app, page }) => {
    app.provider.slow(3_000);
    await openAdministration(page);
    await actionButton(page, "Daily Sync").click();
    const run = newestRun(page);
    await expect(run).toContainText("Daily Sync");
    await run.getByRole("button", { name: "Cancel" }).click();
    await expect(toastOn(page, "Sync canceled")).toBeVisible();
    await expect(run).toContainText("Canceled");
    await expect(actionButton(page, "Daily Sync")).toBeEnabled();
  });

  test("has a connection test with good and bad results", async ({ app, page }) => {
    await openAdministration(page);
    const tested = sheet(page, "API Connection Test");
    await tested.getByRole("button").click();
    await expect(toastOn(page, "API Test Successful")).toBeVisible();
    await expect(tested.getByRole("row")).toHaveCount(4);
    await expect(newestRun(page)).toContainText("Connection test");
    await expect(toastOn(page, "Sync Complete")).toHaveCount(0);
    app.provider.fail("401");
    await tested.getByRole("button").click();
    await expect(toastOn(page, "API Test Failed")).toBeVisible();
    await expect(tested).toContainText("Recommendations");
  });

  test("is closed while the quota is used up", async ({ app, page }) => {
    app.provider.setQuota({ requests: 0 });
    await openAdministration(page);
    await actionButton(page, "Daily Sync").click();
    await expect(toastOn(page, "Sync Failed")).toBeVisible();
    const banner = page.getByText("QUOTA EXCEEDED - All syncs blocked until next month").first();
    await expect(banner).toBeVisible();
    for (const name of ["Daily Sync", "Company Backfill", "Activity Backfill"])
      await expect(actionButton(page, name)).toBeDisabled();
    await expect(sourceEntry(page, "Greenhouse").getByRole("button", { name: "Sync now" })).toBeEnabled();
    app.provider.refill();
    await sheet(page, "API Connection Test").getByRole("button").click();
    await expect(toastOn(page, "API Test Successful")).toBeVisible();
    await expect(actionButton(page, "Daily Sync")).toBeEnabled();
  });

  test("five tabs that press at once start one run", inProof, async ({ app, context }) => {
    const before = await numberOf(app, runs);
    app.provider.slow(300);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await Promise.all(tabs.map(openAdministration));
    const answers = await Promise.all(
      tabs.map(async (tab) => {
        const answer = tab.waitForResponse("**/functions/v1/sync-outdoor-jobs");
        await actionButton(tab, "Daily Sync").click();
        return (await answer).status();
      }),
    );
    expect(answers.sort()).toEqual([expect.any(Number), 409, 409, 409, 409]);
    expect(answers[0]).toBeLessThan(300);
    expect(await numberOf(app, runs)).toBe(before + 1);
  });
});

test("an employer's board is added and read; a reported scam in it is hidden, and stays so", async ({
  app,
  page,
  browser,
}) => {
  await page.goto("/admin/boards");
  await waitForHydration(page);
  await page.getByLabel("System", { exact: true }).selectOption("greenhouse");
  await page.getByRole("button", { name: "Add board" }).click();
  await expect(page.getByLabel("Employer", { exact: true })).toBeFocused();
  await page.getByLabel("Employer", { exact: true }).fill("Moss & Kettle");
  await page.getByLabel("Board address or name").fill("mosskettle");
  await page.getByRole("button", { name: "Add board" }).click();
  await expect(toastOn(page, "The board is added")).toBeVisible();
  await expect(rowOf(page, "mosskettle")).toContainText("On");
  const run = await syncNow(page, "Greenhouse");
  await expect(run).toContainText(/Added[1-9]/);

  await page.goto("/admin/jobs?q=Trail+Ambassador");
  const path = await rowOf(page, "Trail Ambassador Program Lead").getByRole("link").getAttribute("href");
  expect(path).toMatch(/^\/company\//);
  const reader = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  });
  const readersPage = await reader.newPage();
  await readersPage.goto(path ?? "");
  await readersPage.getByRole("link", { name: "Report this job" }).click();
  await readersPage.getByLabel("It looks like a scam").check();
  await readersPage.getByLabel("Note").fill("They ask for money first.");
  await readersPage.getByRole("button", { name: "Send" }).click();
  await expect(readersPage.getByText("Thank you")).toBeVisible();

  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: /^Reported jobs 1/ })
    .click();
  const row = rowOf(page, "They ask for money first.");
  await row.getByText("Hide for good …").click();
  await row.getByRole("button", { name: "Hide for good" }).click();
  await expect(toastOn(page, "The job is hidden")).toBeVisible();
  const status = async () => (await reader.request.get(path ?? "")).status();
  await expect.poll(status).toBe(410);
  await syncNow(page, "Greenhouse");
  expect(await status()).toBe(410);
  await reader.close();
});

test("a list of keywords is changed, and the next run asks for it", async ({ page }) => {
  await page.goto("/admin/keywords");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "Industry" });
  await form.getByLabel("One keyword per line").fill("Snow groomer\n\nlift mechanic\n");
  await form.getByRole("button", { name: "Save industry" }).click();
  await expect(toastOn(page, "The keywords are saved.")).toBeVisible();
  await expect(form).toContainText("2 keywords");
  await openAdministration(page);
  await actionButton(page, "Industry Backfill").click();
  await expect(toastOn(page, "Sync Complete")).toBeVisible();
  await expect(newestRun(page)).toContainText(/Keywords: snow groomer, lift mechanic/i);
});

test("a failed task is queued again", async ({ app, page }) => {
  await change(
    app,
    `insert into pgboss.job (name, source_name, data, source_output)
     values ('failed-tasks', 'jobs.expire', '{}', '{"message": "The disk was full."}')`,
    [],
  );
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  await rowOf(page, "The disk was full.").getByRole("button", { name: "Run again" }).click();
  await expect(toastOn(page, "The task will run again soon.")).toBeVisible();
  await expect(rowOf(page, "The disk was full.")).toHaveCount(0);
});

test.describe("the administration without script", () => {
  test.use({ javaScriptEnabled: false });

  test("starts, shows and cancels a sync, switches a source and tests the connection", async ({
    app,
    page,
  }) => {
    app.provider.slow(1_500);
    await page.goto("/admin");
    await actionButton(page, "Daily Sync").click();
    await expect(page.getByText("Sync started")).toBeVisible();
    await newestRun(page).getByRole("button", { name: "Cancel" }).click();
    app.provider.recover();
    await expect(async () => {
      await page.goto("/admin");
      await expect(newestRun(page)).toContainText("Canceled", { timeout: 100 });
    }).toPass();
    const lever = sourceEntry(page, "Lever");
    await lever.getByRole("switch", { name: "Automatic" }).click();
    await expect(lever).toContainText("Switched off");
    await lever.getByRole("switch", { name: "Automatic" }).click();
    await expect(lever).not.toContainText("Switched off");
    await sheet(page, "API Connection Test").getByRole("button").click();
    await expect(sheet(page, "API Connection Test")).toContainText("API Test Successful");
  });
});

test("the keyboard alone starts a sync and looks up a board", async ({ page }) => {
  await openAdministration(page);
  const button = sourceEntry(page, "Lever").getByRole("button", { name: "Sync now" });
  await press(button);
  await expect(toastOn(page, "Sync Complete")).toBeVisible();
  await press(sourceEntry(page, "Lever").getByRole("link", { name: "See its boards" }));
  const search = page.getByLabel("Search by employer, board or system");
  await tabTo(search);
  await page.keyboard.type("no such board");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No matches for “no such board”.")).toBeVisible();
});

test("a person who is no administrator is told so on the home page", async ({ app, browser }) => {
  const context = await browser.newContext({
    baseURL: app.origin,
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin$/);
  await signIn(page, app);
  await page.goto("/admin/audit");
  await expect(page).toHaveURL(/^[^?]*\/$/);
  const toast = toastOn(page, "Access Denied");
  await expect(toast).toContainText("You do not have admin privileges");
  await context.close();
});

test("a fact that two readers report is hidden until an administrator restores it", async ({
  app,
  browser,
  page,
}) => {
  const { jobId, name } = await aFact(app, "Lodge Cook");
  await aFact(app, "Canoe Outfitter");
  for (const note of ["Only for managers", "Not this season"]) {
    const reader = await browser.newContext({
      baseURL: app.origin,
      javaScriptEnabled: false,
      storageState: { cookies: [], origins: [] },
    });
    const { page: readersPage } = await signIn(await reader.newPage(), app);
    await readersPage.goto(`/report-job/${jobId}?fact=${name}`);
    await expect(readersPage.getByRole("heading", { level: 1 })).toHaveText("Report a wrong fact");
    await readersPage.getByLabel("What is wrong?").fill(note);
    await readersPage.getByRole("button", { name: "Send" }).click();
    await expect(readersPage.getByText("Thank you")).toBeVisible();
    await reader.close();
  }

  await openAdministration(page);
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: /^Reported facts 1/ })
    .click();
  const row = rowOf(page, "Not this season");
  await expect(row).toContainText("Only for managers");
  await expect(row).toContainText("Hidden");
  await expect(page).toHaveURL("/admin/fact-reports");
  expect(await violationsOn(page)).toEqual([]);
  await row.getByRole("button", { name: "Mark as right" }).click();
  await expect(toastOn(page, "The fact is shown")).toBeVisible();
  await expect(page.getByText("No reported facts.")).toBeVisible();

  await page.goto(`/admin/facts?q=${name}`);
  await waitForHydration(page);
  // A reader's report is no random draw, and does not count.
  const proofs = page.getByRole("main").getByRole("row").filter({ hasNotText: "Lodge Cook" });
  const proof = proofs.nth(1);
  await proof.getByRole("button", { name: "Mark as right" }).click();
  await expect(toastOn(page, "Marked as right.")).toBeVisible();
  // A fading toast is hard to read.
  await page.reload();
  await expect(page.getByRole("main")).toContainText("1 of 1 right");
  for (const { width, colorScheme } of looksFor(1)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page), `at ${width} px, ${colorScheme}`).toEqual([]);
  }
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download judgments" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^fact-judgments-.*\.jsonl$/);
});

test("the audit log has every action", async ({ administrator, page }) => {
  await openAdministration(page);
  await sourceEntry(page, "Ashby").getByRole("switch", { name: "Automatic" }).click();
  await expect(sourceEntry(page, "Ashby")).toContainText("Switched off");
  await sourceEntry(page, "Ashby").getByRole("switch", { name: "Automatic" }).click();
  await expect(sourceEntry(page, "Ashby")).not.toContainText("Switched off");
  await page.goto("/admin/audit");
  await expect(rowOf(page, "Ashby")).toHaveCount(2);
  await expect(rowOf(page, "Ashby").first()).toContainText(administrator.email);
});

test("axe finds nothing on any page of the administration, and none scrolls sideways", async ({ page }) => {
  await page.goto("/admin");
  const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
  const areas = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(areas.length).toBeGreaterThan(10);
  for (const [index, path] of ["/admin", ...areas].entries()) {
    await page.goto(path);
    await waitForHydration(page);
    for (const { width, colorScheme } of looksFor(index)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOn(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});
