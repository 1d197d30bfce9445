import { firefoxPath, noFirefox, noWebKit, webKitPath } from "#test/engines.ts";
import { type App, expect, inProof } from "./fixtures.ts";
import { linkTo, somebody } from "./people.ts";
import { aPosting } from "./posting-people.ts";
import { type Visitor, visitWith } from "./visitor.ts";
import { test } from "./webkit.ts";

/** What Chromium is driven through by other files, written once for every other engine. */
const journeys: Record<string, (visitor: Visitor, app: App) => Promise<void>> = {
  "a visitor searches and opens a job": async ({ open, type, press, text, address, heading, firstJob }) => {
    await open("/");
    await type(/^What$/, "ranger");
    // Suggestions that open meanwhile may take the press.
    await expect(async () => {
      if (!(await address()).includes("/search/")) await press(/^Find jobs$/);
      await expect.poll(address, { timeout: 5_000 }).toContain("/search/park-ranger-jobs");
    }).toPass();
    const title = await firstJob();
    await press(/^View Job/);
    await expect.poll(address).toMatch(/\/company\/[^/]+\/jobs\/[^/]+$/);
    await expect.poll(heading).toBe(title);
    await expect.poll(text).toContain("Job Details");
  },

  "a visitor filters with the sheet": async ({ open, press, address, text }) => {
    await open("/jobs");
    await press(/^Season, housing, pay$/);
    await press(/^Housing provided/);
    await expect.poll(address).toContain("facts=housing");
    await press(/^Show jobs$/);
    await expect.poll(address).toMatch(/facts=housing#jobs$/);
    await press(/^Remove filter Housing provided$/);
    await expect.poll(address).not.toContain("facts");
    await expect.poll(text).toMatch(/Showing 1–\d+ of/);
  },

  "a visitor signs in with the link": async (visitor, app) => {
    const email = await signIn(visitor, app);
    await visitor.open("/account");
    await expect.poll(visitor.text).toContain(`You sign in with ${email}`);
  },

  "a job seeker saves a job and tracks it": async (visitor, app) => {
    const { open, press, text, firstJob } = visitor;
    await signIn(visitor, app);
    await open("/jobs");
    const title = await firstJob();
    await press(/^Save: /);
    await expect.poll(text).toContain("Job saved successfully");
    await open("/my-jobs");
    await press(/^Mark as Applied/);
    await expect.poll(text).not.toContain("Mark as Applied");
    await open("/my-applications");
    await expect.poll(text).toContain(title);
  },

  "a job seeker chooses a plan and comes to its payment": async (visitor, app) => {
    const { open, press, tab } = visitor;
    await signIn(visitor, app);
    await open("/jobs");
    await press(/^Unlock All Jobs$/);
    await press(/^Choose Monthly$/);
    await tab(/\/local\/stripe\/pay\//);
  },

  "an employer fills in a posting up to its payment": async ({ open, type, press, tab }) => {
    const { title, company_name, contact_email } = aPosting();
    await open("/post-job");
    await type(/^Job Title/, title);
    await type(/^Company Name/, company_name);
    await type(/^Location/, "Moab, Utah");
    await type(/^Job Description/, "You show our visitors the arches, on foot and by boat. ".repeat(3));
    await type(/^Application URL/, "https://jobs.example.com/ranger");
    await type(/^Contact Email/, contact_email);
    await press(/^Continue to Payment/);
    await tab(/\/local\/stripe\/pay\//);
  },
};

async function signIn({ open, type, press, text }: Visitor, app: App): Promise<string> {
  const email = somebody();
  await open("/auth");
  await type(/^Email$/, email);
  await press(/^Send Magic Link$/);
  await expect.poll(text).toContain("Click the link in your email to sign in");
  await open(await linkTo(email, app.mailbox));
  // The browser that asked presses the button by itself.
  await expect.poll(text).toContain("You're signed in");
  return email;
}

test.describe("in Firefox", inProof, () => {
  test.skip(!firefoxPath, noFirefox);
  for (const [title, go] of Object.entries(journeys))
    test(title, ({ firefox: { page }, app }) =>
      go(
        visitWith(
          {
            goto: (address) => page.goto(address),
            evaluate: (read, ...given) => page.evaluate(read, ...given),
            find: async (find, ...given) => (await page.evaluateHandle(find, ...given)).asElement(),
            addresses: async () => (await page.browserContext().pages()).map((tab) => tab.url()),
          },
          app.origin,
        ),
        app,
      ),
    );
});

test.describe("in WebKit", inProof, () => {
  test.skip(!webKitPath, noWebKit);
  for (const [title, go] of Object.entries(journeys))
    test(title, ({ webKit, app }) => go(visitWith(webKit, app.origin), app));
});
