import { getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { plans } from "#core/billing/plans.ts";
import { readPage } from "#core/content/content.ts";
import { daysText } from "#core/jobs/query/job-query.ts";
import { site } from "#core/platform/site.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";
import { retention } from "#core/privacy/retention.ts";
import { priceText } from "#core/text/price.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

const names = ["privacy-policy", "terms-of-service"] as const;
const pages = new Map<string, string>();

beforeAll(async () => {
  await emptyDatabase();
  for (const name of names) pages.set(name, await (await request(`/${name}`)).text());
}, 60_000);

const main = (name: string) => /<main[^>]*>(.*)<\/main>/s.exec(pages.get(name) ?? "")?.[1] ?? "";
const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe.each([
  ["privacy-policy", "Privacy Policy"],
  ["terms-of-service", "Terms of Service"],
])("/%s", (name, heading) => {
  test("is open to read, dated, and kept from search engines", () => {
    const html = pages.get(name) ?? "";
    expect(html).toContain(`<title>${heading} | ${site.name}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toMatch(/Last updated <time dateTime="2025-01-01">January 1, 2025<\/time>/i);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test("lists its sections, and every entry of the list leads to one", () => {
    const html = main(name);
    const sections = [...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id);
    const contents = /<nav aria-labelledby="contents".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const listed = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(sections.length).toBeGreaterThan(8);
    expect(listed).toEqual(sections);
  });

  test("names the operator's own contact details", () => {
    expect(main(name)).toContain(`href="mailto:${site.email}"`);
    expect(words(main(name))).toContain(site.address);
    expect(main(name)).not.toContain("{{");
  });
});

test.each<[string, string[]]>([
  [
    "privacy-policy",
    [
      "What we collect",
      "What we use it for",
      "Who else sees it",
      "Cookies and what your browser keeps",
      "How we protect it",
      "How long we keep it",
      "Your rights",
      "Age limit",
      "Contact",
    ],
  ],
  [
    "terms-of-service",
    [
      "Accounts",
      "Conduct",
      "Job postings",
      "Applications",
      "Intellectual property",
      "Payment",
      "No warranty",
      "Limit of liability",
      "Arbitration",
      "Governing law",
    ],
  ],
])("%s covers what it must", (name, sections) => {
  const headings = readPage(name as (typeof names)[number]).body.headings.map(({ text }) => text);
  expect(headings).toEqual(expect.arrayContaining(sections));
});

test("the terms name the age limit, the liability cap and the governing law", () => {
  const text = words(main("terms-of-service"));
  expect(text).toContain("at least 18 years old");
  expect(text).toContain("paid us in the 12 months before");
  expect(text).toContain("not refundable unless");
  expect(text).toContain(`the law of the State of ${site.governingState}`);
});

test("the terms name the prices that are charged", () => {
  const text = words(main("terms-of-service"));
  for (const { cents, interval } of plans) expect(text).toContain(`${priceText(cents)} a ${interval}`);
  expect(text).toContain(`${offerPrice}. It is shown for ${offerTerm}`);
});

test("the policy names every cookie and everything that a browser stores for us", () => {
  const text = words(main("privacy-policy"));
  const cookies = ["waymark.session_token", "waymark.asked", "datafast_visitor_id", "datafast_session_id"];
  for (const name of cookies) expect(text).toContain(name);
  expect(text).toMatch(/theme, .*scrolled .*, and your answer on counting visits/);
  expect(text).toContain("waymark.posting");
});

describe("the retention table", () => {
  /** What the policy calls each rule of retention.ts; a rule without a name is not in the policy. */
  const called: [table: string, days: number, name: string][] = [
    ["sessions", 0, "Sign-ins"],
    ["verifications", 0, "Sign-in links, and our note of where each leads"],
    ["sign_in_links", 0, "Sign-in links, and our note of where each leads"],
    ["rate_limit_buckets", 0, "Counters against abuse"],
    ["email_changes", 0, "A change of email address that was not completed"],
    ["email_changes", 365, "A change of email address that was made"],
    ["checkouts", 30, "A checkout that was not paid"],
    ["stripe_events", 60, "Stripe’s messages to us about payments"],
    [
      "revenue_entries",
      1095,
      "The amount, date and Stripe’s number of each payment and refund, without your name",
    ],
    ["empty_searches", 90, "Searches that found nothing"],
    ["mails", 30, "Messages of job alerts"],
    ["mails", 90, "Emails that we sent"],
    ["applied_changes", 60, "The number of a change that you made without a connection, so we do it once"],
    ["saved_jobs", 1, "A saved job, application or alert that you removed"],
    ["applications", 1, "A saved job, application or alert that you removed"],
    ["job_alerts", 1, "A saved job, application or alert that you removed"],
    ["job_alerts", 7, "An alert without an account that nobody confirmed"],
    ["job_alerts", 365, "An alert without an account"],
    ["user_subscriptions", 30, "An ended subscription whose buyer has never signed in"],
    ["checkouts", 30, "A paid order whose buyer has never signed in"],
    ["checkouts", 30, "A refunded payment for a posting"],
    ["posted_jobs", 30, "A posting that was not paid"],
    ["posted_jobs", 365, "A paid posting, its order, its counts and what we decided about it"],
    ["posted_jobs", 365, "A paid posting that was never shown"],
    ["contact_messages", 365, "What you write to us"],
    ["row_attempts", 365, "A note that we could not process a record, like an alert"],
    ["job_reports", 180, "A report of a job or of a fact in it"],
    ["fact_reports", 180, "A report of a job or of a fact in it"],
    ["admin_actions", 730, "The record of what administrators did"],
    ["api_usage_log", 730, "The record of which job source was checked, when and by whom"],
  ];
  /** Kept for good, with the account, or by rules elsewhere: the queue's, the operator's (docs/operate.md). */
  const others = [
    "Your account and everything in it",
    "Addresses that reject or decline our emails",
    "The record of who was made an administrator",
    "Tasks waiting for our computers, like an email to send",
    "The log of requests",
    "Backups of the database",
    "The public text of a posting",
  ];
  const periods = new Map<string, string>();

  beforeAll(() => {
    const section = /<h2 id="how-long-we-keep-it">.*?<\/table>/s.exec(main("privacy-policy"))?.[0] ?? "";
    const rows = section.matchAll(/<tr>\s*<td>(.*?)<\/td>\s*<td>(.*?)<\/td>/gs);
    for (const [, what = "", period = ""] of rows) periods.set(what, period);
  });

  test("has a row for every rule that deletes", () => {
    const rules = retention.map(({ table, days }) => `${getTableName(table)} ${days}`);
    expect(called.map(([table, days]) => `${table} ${days}`).sort()).toEqual(rules.sort());
  });

  test.each(called)("names %s with %i days as %s", (_table, days, name) => {
    const period = periods.get(name)?.replaceAll(",", "");
    expect(period).toMatch(days === 0 ? /^Until (it ends|they end)/ : daysText(days));
  });

  test("the policy names no period without a rule", () => {
    const known = new Set([...called.map(([, , name]) => name), ...others]);
    expect([...periods.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});
