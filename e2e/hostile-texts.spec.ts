import pg from "pg";
import { expect, inProof, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

const texts = [
  "<script>noteRun()</script>",
  "</script><script>noteRun()</script>",
  "<img src=x onerror=noteRun()>",
  "<svg onload=noteRun()>",
  "<iframe srcdoc='<script>parent.noteRun()</script>'></iframe>",
  "<details open ontoggle=noteRun()>",
  '" autofocus onfocus="noteRun()" x="',
  "' onmouseover='noteRun()' x='",
  "--><script>noteRun()</script><!--",
  "</title></textarea></style><script>noteRun()</script>",
  "<a href=javascript:noteRun()>press</a>",
  "\u2028</script>\u2029<script>noteRun()</script>",
];

/** Writes them past all cleaning, into jobs far down the lists. */
async function plant(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const paths: string[] = [];
  for (const [index, text] of texts.entries()) {
    const { rows } = await client.query<{ path: string }>(
      `update jobs set title = $1, company_name = $1, location = $1, description_md = $1, description = $1,
        company_slug = 'hostile-outfitters', company_logo_url = $2, company_url = $3, apply_url = $3, url = $3
      where id = (select id from jobs where company_slug <> 'hostile-outfitters' and expired_at is null and id::text >= '8' order by date_posted, id limit 1)
      returning '/company/hostile-outfitters/jobs/' || slug || '-' || right(id::text, 6) as path`,
      [`${text} ${index}`, `https://x.invalid/"onerror="noteRun()`, "javascript:noteRun()"],
    );
    paths.push(...rows.map((row) => row.path));
  }
  await client.end();
  return paths;
}

test.describe("an employer's text with the policy switched off", () => {
  // The browser logs logos that cannot be loaded.
  test.use({ bypassCSP: true, noComplaints: ({ page: _ }, use) => use(undefined) });

  test("never runs, wherever it is shown", inProof, async ({ app, page }) => {
    const ran: string[] = [];
    await page.exposeFunction("noteRun", () => ran.push(page.url()));
    await page.route("https://x.invalid/**", (route) => route.abort());
    const paths = await plant(app.databaseUrl);
    expect(paths).toHaveLength(texts.length);
    for (const path of ["/company/hostile-outfitters", ...paths]) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/noteRun|Outdoor Jobs at/);
      expect(await page.locator('a[href*="noteRun"]').count()).toBe(0);
      await page.mouse.move(300, 300);
    }
    await page.goto("/company/hostile-outfitters");
    await waitForHydration(page);
    await page
      .getByRole("article")
      .first()
      .getByRole("link", { name: /^View Job/ })
      .click();
    await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
    expect(ran).toEqual([]);

    // This proves that `noteRun` would be noticed.
    await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=noteRun()>"));
    await expect.poll(() => ran.length).toBe(1);
  });
});
