import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { dayPasses, linkIn, rareTitles } from "./alert-mails.ts";
import { type App, expect, test } from "./fixtures.ts";
import { passOn, startProxy } from "./pass-through.ts";
import { linkTo, makeAlert, somebody } from "./people.ts";
import { makePosting, unfoldEdit } from "./posting-people.ts";

/** A browser without script that tells no more of a form's sender than its origin, as Safari did until 2023. */
async function olderBrowser(browser: Browser, app: App) {
  const posted: (string | undefined)[] = [];
  const proxy = await startProxy((asked, answer) => {
    const headers = { ...asked.headers };
    for (const name of Object.keys(headers)) if (name.startsWith("sec-fetch-")) delete headers[name];
    if (asked.method === "POST") posted.push(headers.origin);
    passOn(asked, answer, { to: new URL(asked.url ?? ""), headers });
  });
  const context = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: false,
    proxy: { server: proxy.server, bypass: "<-loopback>" },
  });
  const close = async () => {
    await context.close();
    await proxy.close();
  };
  return { page: await context.newPage(), posted, close };
}

test("a browser without Sec-Fetch-Site signs in, confirms, unsubscribes and manages", async ({
  page,
  browser,
  app,
}) => {
  const [title = ""] = await rareTitles(app, 1);
  const [email, name] = [somebody(), `Lookouts ${randomUUID().slice(0, 8)}`];
  await makeAlert(page, app, { name, email, title });
  const { manage } = await makePosting(page, app);
  const older = await olderBrowser(browser, app);
  const press = (button: string) =>
    older.page.getByRole("main").getByRole("button", { name: button }).click();
  const shows = (heading: string) =>
    expect(older.page.getByRole("heading", { name: heading }).first()).toBeVisible();

  await test.step("confirms an alert and ends it", async () => {
    await older.page.goto(await linkTo(email, app.mailbox, "/job-alerts/confirm"));
    await press("Confirm alert");
    await shows("Your alert is confirmed");
    await older.page.goto(linkIn(await dayPasses(app, name, title), "Unsubscribe from this alert"));
    await press("Yes, Unsubscribe");
    await shows("Unsubscribed Successfully");
  });

  await test.step("manages a posting", async () => {
    await older.page.goto(manage);
    await unfoldEdit(older.page);
    await press("Save Changes");
    await older.page.waitForURL("**/post-job/manage?*notice=posting-saved*");
  });

  await test.step("asks for a sign-in link and signs in", async () => {
    await older.page.goto("/auth");
    await older.page.getByLabel("Email").fill(email);
    await press("Send Magic Link");
    await older.page.goto(await linkTo(email, app.mailbox));
    await press("Sign in");
    await older.page.waitForURL((url) => url.pathname === "/");
    await older.page.goto("/account");
    await expect(older.page.getByRole("main")).toContainText(email);
  });

  expect([...new Set(older.posted)]).toEqual([app.origin]);
  await older.close();
});
