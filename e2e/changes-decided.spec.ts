import type { Page } from "@playwright/test";
import { open, panelOn, query, waitingOn, writeNote } from "./device.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { keepOnDevice, saveJobs, signIn, toastOn, whoIsIn } from "./people.ts";

test.use({ serviceWorkers: "allow" });

const noteOf = "select notes from saved_jobs where user_id = (select id from profiles where email = $1)";
const idsOf = "select 1 from applied_changes where user_id = (select id from profiles where email = $1)";

/** Somebody with one saved job and its copies, without a connection. Returns the job's title and the address. */
async function offlineWithJob(page: Page, app: Parameters<typeof saveJobs>[1], count = 1) {
  const titles = await saveJobs(page, app, count);
  const email = (await whoIsIn(page))?.email ?? "";
  await keepOnDevice(page);
  await page.context().setOffline(true);
  await open(page, "/my-jobs");
  return { title: titles[0] ?? "", titles, email };
}

test("two tabs make changes without a connection, and each is sent once", async ({ page, app, context }) => {
  const { titles, email } = await offlineWithJob(page, app, 2);
  const other = await context.newPage();
  await open(other, "/my-jobs");
  await writeNote(page, titles[0] ?? "", "From the first tab");
  await writeNote(other, titles[1] ?? "", "From the second tab");
  for (const tab of [page, other]) await expect(waitingOn(tab)).toHaveText("Waiting for signal: 2 changes");
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(panelOn(tab)).toBeHidden();
  const notes = await query<{ notes: string }>(app, noteOf, [email]);
  expect(notes.map((row) => row.notes).sort()).toEqual(["From the first tab", "From the second tab"]);
  expect(await query(app, idsOf, [email])).toHaveLength(2);
});

test("a note that another device changed is not overwritten before the person decides", async ({
  page,
  app,
  context,
}) => {
  const { title, email } = await offlineWithJob(page, app);
  await writeNote(page, title, "From the phone");
  await query(
    app,
    "update saved_jobs set notes = 'From the laptop' where user_id = (select id from profiles where email = $1)",
    [email],
  );
  await context.setOffline(false);
  await expect(panelOn(page).getByText(`Changed on another device. Note for ${title}`)).toBeVisible();
  for (const text of ["From the phone", "From the laptop"])
    await expect(panelOn(page).getByRole("definition").filter({ hasText: text })).toBeVisible();
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "From the laptop" }]);
  await panelOn(page)
    .getByRole("button", { name: `Use mine: Note for ${title}` })
    .click();
  await expect(panelOn(page)).toBeHidden();
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "From the phone" }]);
});

test("Sign Out asks before unsent changes are lost", async ({ page, app, context }) => {
  const { title, email } = await offlineWithJob(page, app);
  await writeNote(page, title, "Ask about housing");
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 1 change");
  const signOut = async () => {
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    return page.getByRole("dialog", { name: "Unsent changes" });
  };
  const dialog = await signOut();
  await expect(dialog).toContainText("1 change hasn’t been sent and will be lost.");
  await dialog.getByRole("button", { name: "Keep them and stay" }).click();
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 1 change");
  await (await signOut()).getByRole("button", { name: "Sign out and lose them" }).click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await signIn(page, app, email);
  await open(page, "/my-jobs");
  await expect(panelOn(page)).toHaveCount(0);
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "" }]);
});

test("a change whose answer was lost is sent again, and done once", async ({ page, app, context }) => {
  const titles = await saveJobs(page, app, 1);
  const email = (await whoIsIn(page))?.email ?? "";
  await keepOnDevice(page);
  await open(page, "/my-jobs");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const ask = fetch;
    let isLost = false;
    globalThis.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (isLost || asked[1]?.method !== "POST") return answer;
      isLost = true;
      throw new TypeError("The connection broke.");
    };
  });
  await writeNote(page, titles[0] ?? "", "Ask about housing");
  await expect(toastOn(page, "Waiting for signal")).toBeVisible();
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "Ask about housing" }]);
  await expect(toastOn(page, "Back online. Sent: Note for")).toBeVisible();
  await expect(panelOn(page)).toBeHidden();
  expect(await query(app, idsOf, [email])).toHaveLength(1);
});

test("a job that is read offline waits in saved jobs to be applied to", async ({ page, app, context }) => {
  const { title, email } = await offlineWithJob(page, app);
  await page.getByRole("heading", { name: title }).getByRole("link").click();
  await expect(page.getByText(/^No connection\. This job is from/)).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Apply when back online" }).click();
  await expect(panelOn(page).getByText(`Apply to ${title} when back online`)).toBeVisible();
  await expect(page.getByText(/it waits in your saved jobs/)).toBeVisible();
  await context.setOffline(false);
  await expect(panelOn(page)).toBeHidden();
  await open(page, "/my-jobs");
  const list = page.getByRole("region", { name: "Apply when back online" });
  await expect(list.getByRole("link", { name: `Apply Now: ${title}` })).toBeVisible();
  await list.getByRole("button", { name: `Remove from this list: ${title}` }).click();
  await expect(list).toHaveCount(0);
  expect(await query(app, noteOf, [email])).toHaveLength(1);
});

test("without copies a note is not kept, and what was typed stays in its field", async ({
  page,
  app,
  context,
}) => {
  const [title = ""] = await saveJobs(page, app, 1);
  await open(page, "/my-jobs");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await open(page, "/my-jobs");
  // The menu's scripts come with the first move.
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await writeNote(page, title, "Ask about housing");
  await expect(
    page.getByText(/^No connection\. Nothing was saved\. What you typed is still here/),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: `Notes (${title})` })).toHaveValue("Ask about housing");
});

test("a session that ended elsewhere sends nothing, and its owner decides when back", async ({
  page,
  app,
  context,
}) => {
  const { title, email } = await offlineWithJob(page, app);
  await writeNote(page, title, "Ask about housing");
  await query(app, "delete from sessions where user_id = (select id from profiles where email = $1)", [
    email,
  ]);
  // The page that is open asks anew by itself, and finds that nobody is signed in.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth/);
  await expect(panelOn(page)).toBeHidden();
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "" }]);
  await signIn(page, app, email);
  await open(page, "/my-jobs");
  await expect(waitingOn(page)).toHaveText("You were signed out before 1 change could be sent.");
  await panelOn(page).getByRole("button", { name: "Send them now" }).click();
  await expect(panelOn(page)).toBeHidden();
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "Ask about housing" }]);
});

test("another account that signs in never sees or sends what waits", async ({ page, app, context }) => {
  const { title, email } = await offlineWithJob(page, app);
  await writeNote(page, title, "Ask about housing");
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, app);
  await open(page, "/my-jobs");
  await expect(panelOn(page)).toHaveCount(0);
  await signIn(page, app, email);
  await open(page, "/my-jobs");
  await expect(panelOn(page)).toHaveCount(0);
  expect(await query(app, noteOf, [email])).toEqual([{ notes: "" }]);
});
