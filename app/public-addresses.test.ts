import { beforeAll, describe, expect, test } from "vitest";
import { listSearches, listStates } from "#core/content/content.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { site } from "#core/platform/site.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";
import { unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
let jobAddress: string;
let alertId: string;
let signedOut: string;
let signedIn: string;
let cookie: string;

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 12; number++) await insertJob();
  const job = await insertJob({ title: "Head Guide" });
  jobAddress = jobPath({ companySlug: job.companySlug, jobSlug: jobSlug(job) });
  alertId = (await insertAlert()).id;
  ({ cookie } = await signIn((await insertProfile({ email: "robin@example.com" })).email));
  [signedOut, signedIn] = [await pageAt("/jobs"), await pageAt("/jobs", cookie)];
}, 60_000);

async function pageAt(address: string, as?: string) {
  return (await request(address, { headers: as ? { cookie: as } : {} })).text();
}

/** The addresses of both route tables that need no account. */
const open: [address: string, at?: () => string][] = [
  ["/"],
  ["/jobs"],
  ["/remote-jobs"],
  ["/auth"],
  ["/auth?upgrade=true"],
  ["/company/{companySlug}", () => "/company/canyon-outfitters"],
  ["/company/{companySlug}/jobs/{jobSlug}", () => jobAddress],
  ["/search/{slug}", () => "/search/park-ranger-jobs"],
  ["/search/all"],
  ["/all-outdoor-companies-hiring"],
  ["/best-outdoor-companies-to-work-for"],
  ["/best-job-boards-for-the-outdoor-industry"],
  ["/10-step-guide-to-finding-your-dream-job"],
  ["/outdoor-jobs-california"],
  ["/outdoor-jobs-washington"],
  ["/outdoor-jobs-utah"],
  ["/outdoor-jobs-montana"],
  ["/outdoor-jobs-vermont"],
  ["/post-job"],
  ["/post-job/success"],
  ["/contact"],
  ["/removed"],
  ["/privacy-policy"],
  ["/terms-of-service"],
  ["/unsubscribe-alert", () => `/unsubscribe-alert?alert_id=${alertId}`],
  ["/{name}", () => `/${site.founder.slug}`],
];

test.each(open)("%s answers everyone with its page", async (address, at = () => address) => {
  const answer = await request(at());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/html");
  // Text for browsers without script replaces other text.
  const withScript = (await answer.text()).replace(/<noscript>.*?<\/noscript>/gs, "");
  expect(withScript.match(/<h1/g)).toHaveLength(1);
});

test.each([
  ...listSearches().map(({ slug }) => `/search/${slug}`),
  ...listStates().map(({ slug }) => `/outdoor-jobs-${slug}`),
])("%s answers everyone, too", async (address) => {
  expect((await request(address)).status).toBe(200);
});

test.each(["/dashboard", "/my-jobs", "/my-alerts", "/my-applications"])(
  "%s answers those who are signed in, and leads the others to sign in",
  async (address) => {
    expect((await request(address, { headers: { cookie } })).status).toBe(200);
    const stranger = await request(address);
    expect([stranger.status, stranger.headers.get("location")]).toEqual([
      302,
      `/auth?next=${encodeURIComponent(address)}`,
    ]);
  },
);

test("the old address of the alerts redirects to the list", async () => {
  expect((await request("/job-alerts")).headers.get("location")).toBe("/my-alerts");
});

test("any other path answers that the page does not exist", async () => {
  const answer = await request("/anything-else");
  expect(answer.status).toBe(404);
  const html = await answer.text();
  for (const words of ["Oops! Page not found", "Return to Home"]) expect(html).toContain(words);
  expect((await request("/search/nothing-like-it")).headers.get("location")).toBe("/404");
});

describe.each([
  ["signed out", () => signedOut, ["Sign In"]],
  [
    "signed in",
    () => signedIn,
    ["Dashboard", "Saved Jobs", "Job Alerts", "Applications", "Free Plan", "Upgrade to Premium"],
  ],
] as const)("the header, %s,", (_who, page, entries) => {
  const header = () => headerOf(page());
  const inMenu = () => menuOf(page());

  test("has every entry in its row or dropdown, and in the slide-out menu, and each leads somewhere", async () => {
    const menu = linksIn(inMenu());
    const wide = linksIn(header());
    expect(wide.some(({ to }) => to === "/")).toBe(true);
    for (const label of [...entries, "Post a Job"]) {
      for (const links of [wide, menu]) {
        const link = links.find((each) => each.label === label);
        expect(link, label).toBeDefined();
        expect(await answers(link?.to ?? ""), label).toBe(true);
      }
    }
  });
});

test("a signed-in person sees their address and a way to sign out", () => {
  for (const part of [headerOf(signedIn), menuOf(signedIn)]) {
    expect(part).toContain(">robin@example.com<");
    expect(part).toContain(">Sign Out<");
  }
});

function headerOf(html: string): string {
  return /<header.*?<\/header>/s.exec(html)?.[0] ?? "";
}

function menuOf(html: string): string {
  return /<dialog id="site-menu".*?<\/dialog>/s.exec(html)?.[0] ?? "";
}

describe("the footer", () => {
  const footer = () => /<footer.*?<\/footer>/s.exec(signedOut)?.[0] ?? "";
  const listOf = (heading: string) =>
    linksIn(new RegExp(`<nav aria-label="${heading}".*?</nav>`, "s").exec(footer())?.[0] ?? "");

  test("says how to reach us, the share for carbon removal, and since when we exist", () => {
    expect(footer()).toContain(`href="mailto:${site.email}"`);
    for (const words of [site.address, "1% of revenue goes to carbon removal", "© 2025"])
      expect(unescaped(footer())).toContain(words);
  });

  test.each([
    [
      "For Job Seekers",
      [
        "Browse Jobs",
        "All Job Searches",
        "Outdoor Companies Hiring",
        "Best Outdoor Companies",
        "Best Job Boards",
        "Career Advice",
      ],
    ],
    [
      "Company",
      ["About", "Contact", "Post a Job", "10-Step Guide", "Developers", "Privacy Policy", "Terms of Service"],
    ],
    [
      "Popular Job Searches",
      listSearches()
        .slice(0, 10)
        .map(({ label }) => label),
    ],
  ])("lists under %s all that belongs there, and each leads somewhere", async (heading, labels) => {
    const links = listOf(heading);
    expect(links.map(({ label }) => label)).toEqual(labels);
    for (const { to } of links) expect(await answers(to), to).toBe(true);
  });
});

function linksIn(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", content = ""]) => ({
    label: unescaped(content.replace(/<[^>]*>/g, "")),
    to: unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? ""),
  }));
}

async function answers(to: string): Promise<boolean> {
  const answer = await request(to.replace(/#.*$/, "") || "/", { headers: { cookie } });
  // Whoever is signed in is led away from the sign-in page.
  return answer.status === 200 || (to.startsWith("/auth") && answer.status === 302);
}
