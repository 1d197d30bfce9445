import { query } from "./device.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { post, signIn } from "./people.ts";
import { change, runTask } from "./tasks.ts";

const withEnd = `select j.id, j.title from jobs j join job_facts f on f.job_id = j.id and f.name = 'season_end'
  where j.expired_at is null and not f.is_unsure and f.until_day > now() and length(j.title) < 60
  order by j.title, j.id limit 2`;
const inThreeDays =
  "((now() at time zone 'America/New_York')::date + 3 + time '18:00') at time zone 'America/New_York'";

test("saved jobs that close are told of in one email, which ends with a tap, and lead to what starts after", async ({
  page,
  app,
}) => {
  const { email } = await signIn(page, app);
  const jobs = await query<{ id: string; title: string }>(app, withEnd);
  for (const { id } of jobs) {
    await post(page, app, "/my-jobs/save", { data: { save: id } });
    await change(app, `update jobs set valid_through = ${inThreeDays} where id = $1`, [id]);
  }
  await change(app, "update saved_jobs set saved_at = now() - interval '9 days' where job_id = any($1)", [
    jobs.map(({ id }) => id),
  ]);
  await runTask(app, "tracker.mail-closing");
  const mail = await app.mailbox.waitFor(
    ({ to, subject }) => to.includes(email) && /^2 jobs you saved close /.test(String(subject)),
    30_000,
  );
  for (const { title } of jobs) expect(mail.text).toContain(title.slice(0, 10));

  await page.goto("/");
  await page.getByRole("link", { name: "2 saved close this week" }).click();
  await expect(page.getByText("(in 3 days)")).toHaveCount(2);
  await page
    .getByRole("link", { name: /^What starts after this/ })
    .first()
    .click();
  const days = page
    .getByRole("list", { name: "Active filters" })
    .getByRole("link", { name: /Starting between/ });
  await expect(days).toBeVisible();
  const { searchParams } = new URL(page.url());
  const [from, until] = [searchParams.get("starts_from"), searchParams.get("starts_until")];
  await waitForHydration(page);
  await page.locator("main").getByRole("link", { name: "Get Job Alerts" }).first().click();
  const form = page.getByRole("dialog", { name: "Create Job Alert" });
  await expect(form.getByLabel("Starts From")).toHaveValue(String(from));
  await expect(form.getByLabel("Starts By")).toHaveValue(String(until));

  await page.goto(String(/\S+\/closing-emails\?token=\S+/.exec(String(mail.text))?.[0]));
  await page.getByRole("button", { name: "Turn them off" }).click();
  await expect(page.getByRole("heading", { name: "These emails are off" })).toBeVisible();
});
