import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { alertLimits } from "#core/alerts/beyond-limits.ts";
import { alertTime } from "#core/alerts/rhythm.ts";
import { findPlan } from "#core/billing/plans.ts";
import { endTexts } from "#core/jobs/end-reason.ts";
import { type Mail, renderMail } from "#core/mail/delivery/render.ts";
import { site } from "#core/platform/site.ts";
import { offer } from "#core/postings/offer.ts";
import { escapeHtml } from "#core/text/lines.ts";
import { longDate } from "#core/text/long-date.ts";
import { dollars } from "#core/text/price.ts";
import type { JobAlert } from "#emails/job-alert.tsx";

const folder = ".data/mail-preview";
const exampleId = "00000000-0000-4000-8000-000000000000";
const end = "2027-01-15T10:00:00.000Z";

const posting = { postingId: exampleId, linkVersion: 0, title: "River Guide, Multi-Day Trips" };
const company = "Canyon Outfitters";
const published = {
  ...posting,
  company,
  jobPath: "/company/canyon-outfitters/jobs/river-guide-multi-day-trips-moab-utah-us-000000",
  expiresAt: end,
};
const savedJob = {
  ...{ savedId: exampleId, title: posting.title, company, isFeatured: true },
  ...{ day: longDate(new Date(end)), jobPath: published.jobPath },
};
const savedJobs = [
  {
    ...savedJob,
    savedId: "0198c7a1-0000-4000-8000-000000000001",
    title: "Park Ranger",
    company: "Larkmeadow County",
    isFeatured: false,
  },
  savedJob,
];
const receipt = { orderId: exampleId, cents: offer.cents, paidAt: "2026-12-16T10:00:00.000Z" };

/** Emails with two forms have two examples. */
const examples: Record<string, () => Promise<Mail>> = {
  "sign-in-link": () => renderMail("sign-in-link", { token: "example", code: "482 913" }),
  "sign-in-link-alone": () => renderMail("sign-in-link", { token: "example" }),
  "sign-in-link-codes-off": () => renderMail("sign-in-link", { token: "example", isOff: true }),
  "subscription-started": () =>
    renderMail("subscription-started", { plan: "monthly", end, needsSignIn: false }),
  "subscription-started-signed-out": () =>
    renderMail("subscription-started", { plan: "monthly", end, needsSignIn: true }),
  "subscription-renews": () =>
    renderMail("subscription-renews", { end, cents: findPlan("yearly")?.cents ?? 0 }),
  "subscription-canceled": () => renderMail("subscription-canceled", { end }),
  "subscription-ended": () => renderMail("subscription-ended", { plan: "monthly" }),
  "renewal-failed": () =>
    renderMail("renewal-failed", { plan: "monthly", amount: dollars(findPlan("monthly")?.cents ?? 0) }),
  "second-purchase-refunded": () => renderMail("second-purchase-refunded", { plan: "monthly" }),
  "email-change-old": () =>
    renderMail("email-change-old", { changeId: exampleId, newEmail: "new@example.com" }),
  "email-change-new": () =>
    renderMail("email-change-new", { changeId: exampleId, oldEmail: "old@example.com" }),
  "email-changed": () => renderMail("email-changed", { newEmail: "new@example.com" }),
  "account-deleted": () => renderMail("account-deleted", { hadSubscription: false }),
  "account-deleted-subscribed": () => renderMail("account-deleted", { hadSubscription: true }),
  "job-alert": () =>
    renderMail("job-alert", alertWith({ more: 12, premiumUrl: `${site.origin}/?upgrade=true#pricing` })),
  "job-alert-all": () => renderMail("job-alert", alertWith({})),
  "alert-paused": () =>
    renderMail("alert-paused", {
      ...{ alertId: exampleId, name: "Utah rangers", hasAccount: true },
      limits: alertLimits,
    }),
  "alert-paused-failed": () =>
    renderMail("alert-paused", {
      ...{ alertId: exampleId, name: "Utah rangers", hasAccount: false },
      limits: null,
    }),
  "confirm-alert": () =>
    renderMail("confirm-alert", {
      ...{ alertId: exampleId, name: "Utah rangers" },
      facts: "Housing provided, starting in May 2027",
    }),
  "posting-unfinished": () => renderMail("posting-unfinished", posting),
  "posting-held": () => renderMail("posting-held", { ...posting, company, receipt, wasLive: false }),
  "posting-release": () =>
    renderMail("posting-release", {
      ...{ postingId: exampleId, email: "hiring@example.com", sentAt: end, updatedAt: end },
      ...{ title: "Raft Guide", company: "Example Outfitters", applyAt: "https://jobs.example.com/apply" },
    }),
  "posting-review": () =>
    renderMail("posting-review", { ...posting, company, findings: ["link shortener: bit.ly"] }),
  "posting-live": () => renderMail("posting-live", { ...published, receipt }),
  "posting-live-released": () => renderMail("posting-live", { ...published, receipt: null }),
  "posting-renewed": () => renderMail("posting-renewed", { ...published, receipt }),
  "posting-first-week": () =>
    renderMail("posting-first-week", {
      ...published,
      ...{ views: 214, applies: 9 },
      missing: ["Housing", "Meals", "Hours a week"],
    }),
  "posting-first-week-complete": () =>
    renderMail("posting-first-week", { ...published, views: 214, applies: 9, missing: [] }),
  "posting-ends-soon": () => renderMail("posting-ends-soon", { ...published, views: 1204, applies: 37 }),
  "posting-ended": () => renderMail("posting-ended", { ...posting, views: 1418, applies: 52 }),
  "posting-link": () => renderMail("posting-link", posting),
  "posting-links": () => renderMail("posting-links", { postings: [{ ...posting, company }] }),
  "posting-declined": () =>
    renderMail("posting-declined", {
      ...{ title: posting.title, company, cents: receipt.cents },
      reason: "We list jobs in the outdoor field only.",
    }),
  "posting-refunded": () =>
    renderMail("posting-refunded", { title: posting.title, reason: null, cents: receipt.cents }),
  "posting-contact-changed": () => renderMail("posting-contact-changed", { title: posting.title }),
  "posting-payment-refunded": () =>
    renderMail("posting-payment-refunded", { title: posting.title, cents: receipt.cents }),
  "saved-jobs-close": () => renderMail("saved-jobs-close", { userId: exampleId, jobs: savedJobs, more: 0 }),
  "saved-job-closes": () => renderMail("saved-job-closes", { userId: exampleId, ...savedJob }),
  "tracked-jobs-ended": () =>
    renderMail("tracked-jobs-ended", {
      userId: exampleId,
      jobs: [{ title: posting.title, company, reason: endTexts.closed.long }],
      more: 2,
    }),
  "contact-message": () =>
    renderMail("contact-message", {
      name: "Ada Hill",
      email: "ada@example.com",
      subject: "Guides for the summer",
      message: "Hello,\n\nwe look for six guides from June on.\nDo you list seasonal work?\n\nAda Hill",
    }),
};

function alertWith(overrides: Partial<JobAlert>): JobAlert {
  const opening = {
    url: `${site.origin}/company/canyon-outfitters/jobs/park-ranger-moab-utah-us-000000`,
    place: "Moab, Utah",
    pay: "USD 20 - 25/hour",
  };
  const listing = {
    title: "Park Ranger, Backcountry",
    company: "Canyon Outfitters",
    openings: [opening],
    facts: ["Seasonal", "Posted today"],
    isFeatured: false,
    why: ["Title contains 'ranger' · Moab, Utah", "Housing: “A bed in a shared cabin is part of the job.”"],
  };
  return {
    name: "Utah rangers",
    criteria: "'ranger' · Utah",
    ended: null,
    rhythm: `daily at ${alertTime}`,
    listings: [
      { ...listing, isFeatured: true },
      {
        ...listing,
        title: "Park Ranger",
        openings: [opening, { url: `${opening.url}1`, place: "Vernal, Utah", pay: null }],
      },
    ],
    more: 0,
    searchUrl: `${site.origin}/jobs?title=ranger&location=Utah`,
    premiumUrl: null,
    unsubscribeUrl: `${site.origin}/unsubscribe-alert?token=example`,
    manageUrl: `${site.origin}/my-alerts`,
    ...overrides,
  };
}

export async function mailPreview(): Promise<number> {
  await mkdir(folder, { recursive: true });
  const items: string[] = [];
  for (const [name, write] of Object.entries(examples)) {
    const { subject, html, text } = await write();
    await writeFile(path.join(folder, `${name}.html`), html);
    await writeFile(path.join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
    items.push(
      `<li><a href="${name}.html">${escapeHtml(subject)}</a> (${name}, <a href="${name}.txt">text</a>)</li>`,
    );
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title><h1>Emails</h1><ul>${items.join("\n")}</ul></html>\n`;
  await writeFile(path.join(folder, "index.html"), page);
  console.log(`${items.length} emails: ${path.join(folder, "index.html")}`);
  return 0;
}
