import { open, panelOn, query, waitingOn, writeNote } from "./device.ts";
import { expect, test } from "./fixtures.ts";
import { keepOnDevice, saveJobs, toastOn, whoIsIn } from "./people.ts";

test.use({ serviceWorkers: "allow" });

const ofPerson = "user_id = (select id from profiles where email = $1)";

test("what is changed without a connection is shown at once, and all there once it is back", async ({
  page,
  app,
  context,
}) => {
  const titles = await saveJobs(page, app, 10);
  const [first = "", second = "", third = ""] = titles;
  const email = (await whoIsIn(page))?.email;
  await keepOnDevice(page);
  await open(page, "/my-jobs");
  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await context.setOffline(true);
  await open(page, "/my-jobs");
  await writeNote(page, first, "Ask about housing.\nBring the guitar.");
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 1 change");
  await expect(panelOn(page).getByText(`Note for ${first}`)).toBeVisible();
  await page.getByRole("button", { name: `Mark as Applied: ${second}` }).click();
  await expect(page).toHaveURL(/my-applications/);
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 2 changes");
  await open(page, "/my-jobs");
  await expect(page.getByText("Ask about housing.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Mark as Applied: ${second}` })).toHaveCount(0);
  await page.getByRole("button", { name: `Remove: ${third}` }).click();
  await expect(page.getByRole("heading", { name: third })).toHaveCount(0);
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 3 changes");
  await page.getByRole("button", { name: `Undo: Remove ${third} from saved jobs` }).click();
  await expect(page.getByRole("heading", { name: third })).toBeVisible();
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 2 changes");

  await context.setOffline(false);
  await expect(toastOn(page, "Back online. Sent: 2 changes.")).toBeVisible({ timeout: 20_000 });
  await expect(panelOn(page)).toBeHidden();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
  const rows = await query<{ notes: string }>(
    app,
    `select notes from saved_jobs where ${ofPerson} and notes <> ''`,
    [email],
  );
  expect(rows).toEqual([{ notes: "Ask about housing.\nBring the guitar." }]);
  expect(await query(app, `select 1 from applications where ${ofPerson}`, [email])).toHaveLength(1);
  expect(await query(app, `select 1 from applied_changes where ${ofPerson}`, [email])).toHaveLength(2);
  await open(page, "/my-jobs");
  await expect(page.getByText("Bring the guitar.")).toBeVisible();
  await expect(page.getByText("10 saved jobs")).toBeVisible();
});

test("an undo that waits names its job, although the page no longer shows it", async ({
  page,
  app,
  context,
}) => {
  const [title = ""] = await saveJobs(page, app, 2);
  await keepOnDevice(page);
  await open(page, "/my-jobs");
  await page.getByRole("button", { name: `Remove: ${title}` }).click();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await context.setOffline(true);
  await toastOn(page, "Job removed").getByRole("button", { name: "Undo" }).click();
  await expect(panelOn(page).getByText(`Put ${title} back`)).toBeVisible();
  await context.setOffline(false);
  await expect(toastOn(page, `Back online. Sent: Put ${title} back.`)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});
