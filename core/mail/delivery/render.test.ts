import { describe, expect, test } from "vitest";
import { alertTime } from "#core/alerts/rhythm.ts";
import { verifySigned } from "#core/platform/signed-links.ts";
import { offer, offerName, offerPrice, offerTerm } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import type { JobAlert } from "#emails/job-alert.tsx";
import { renderMail, type TemplateKind } from "./render.ts";

const changeId = "0198c7a1-0000-4000-8000-000000000001";
const closing = {
  ...{ savedId: changeId, title: "River Guide", company: "Canyon Outfitters", isFeatured: false },
  ...{ day: "December 4, 2026", jobPath: "/company/canyon-outfitters/jobs/x" },
};

function alertOf(overrides: Partial<JobAlert> = {}): JobAlert {
  const listing = {
    title: "Park Ranger",
    facts: ["Seasonal"],
    why: ["Title contains 'ranger' · Moab, Utah", "Housing: “A bed in a shared cabin is part of the job.”"],
  };
  const origin = "http://localhost:3000";
  return {
    name: "Utah rangers",
    criteria: "'ranger' · Utah",
    rhythm: `daily at ${alertTime}`,
    listings: [
      {
        ...listing,
        ...{
          company: "National Park Service",
          openings: [{ url: `${origin}/company/nps/jobs/ranger-1`, place: "Moab, Utah", pay: "USD 20/hour" }],
        },
        isFeatured: true,
      },
      {
        ...listing,
        ...{
          company: "Canyon Outfitters",
          openings: [
            { url: `${origin}/company/canyon/jobs/ranger-2`, place: "Moab, Utah", pay: "USD 20/hour" },
            { url: `${origin}/company/canyon/jobs/ranger-3`, place: "Vernal, Utah", pay: null },
          ],
        },
        isFeatured: false,
      },
    ],
    more: 0,
    searchUrl: `${origin}/jobs?title=ranger`,
    ended: null,
    premiumUrl: `${origin}/?upgrade=true#pricing`,
    unsubscribeUrl: `${origin}/unsubscribe-alert?token=x.y`,
    manageUrl: `${origin}/my-alerts`,
    ...overrides,
  };
}

const postingId = "0198c7a1-0000-4000-8000-000000000002";
const title = "River Guide";
const company = "Canyon Outfitters";
const named = { postingId, linkVersion: 0, title };
const published = {
  ...{ ...named, company },
  jobPath: "/company/canyon-outfitters/jobs/river-guide-moab-utah-us-000002",
  expiresAt: "2027-01-19T10:00:00.000Z",
};
const receipt = {
  orderId: "0198c7a1-0000-4000-8000-000000000003",
  cents: offer.cents,
  paidAt: "2026-12-20T10:00:00.000Z",
};
const receiptSays = [
  ...[`Bought: ${offerName}`, `Amount: ${dollars(offer.cents)}`, "Paid on: December 20, 2026"],
  `Order number: ${receipt.orderId}`,
];
const manage = "http://localhost:3000/post-job/manage?token=";

const kinds: Record<TemplateKind, { write: () => ReturnType<typeof renderMail>; says: string[] }> = {
  "sign-in-link": {
    write: () => renderMail("sign-in-link", { token: "abc123" }),
    says: ["Sign in to Waymark", "http://localhost:3000/auth/confirm?token=abc123", "one hour"],
  },
  "subscription-started": {
    write: () =>
      renderMail("subscription-started", {
        plan: "Monthly",
        end: "2026-12-20T10:00:00.000Z",
        needsSignIn: false,
      }),
    says: ["monthly", "December 20, 2026", "http://localhost:3000/jobs"],
  },
  "subscription-renews": {
    write: () => renderMail("subscription-renews", { end: "2026-12-27T10:00:00.000Z", cents: 2900 }),
    says: [
      "Your plan renews on Dec 27 for $29. Cancel: two clicks, no email needed.",
      "December 27, 2026",
      "http://localhost:3000/dashboard",
    ],
  },
  "subscription-canceled": {
    write: () => renderMail("subscription-canceled", { end: "2026-12-20T10:00:00.000Z" }),
    says: ["ends on December 20, 2026; you keep access until then", "http://localhost:3000/dashboard"],
  },
  "subscription-ended": {
    write: () => renderMail("subscription-ended", { plan: "Monthly" }),
    says: ["monthly", "has ended", "http://localhost:3000/#pricing"],
  },
  "renewal-failed": {
    write: () => renderMail("renewal-failed", { plan: "Yearly", amount: "$29.00" }),
    says: ["yearly", "$29.00", "http://localhost:3000/dashboard"],
  },
  "second-purchase-refunded": {
    write: () => renderMail("second-purchase-refunded", { plan: "weekly" }),
    says: ["weekly", "refunded", "http://localhost:3000/dashboard"],
  },
  "email-change-old": {
    write: () => renderMail("email-change-old", { changeId, newEmail: "new@example.com" }),
    says: ["new@example.com", "http://localhost:3000/auth/email-change?token="],
  },
  "email-change-new": {
    write: () => renderMail("email-change-new", { changeId, oldEmail: "old@example.com" }),
    says: ["old@example.com", "http://localhost:3000/auth/email-change?token="],
  },
  "email-changed": {
    write: () => renderMail("email-changed", { newEmail: "new@example.com" }),
    says: ["new@example.com"],
  },
  "account-deleted": {
    write: () => renderMail("account-deleted", { hadSubscription: true }),
    says: ["deleted", "you won't be charged again"],
  },
  "job-alert": {
    write: () => renderMail("job-alert", alertOf({ more: 1200 })),
    says: [
      "1,203 new jobs: Utah rangers",
      ...["'ranger' · Utah", "FEATURED", "Park Ranger", "http://localhost:3000/company/nps/jobs/ranger-1"],
      ...["National Park Service · Moab, Utah", "USD 20/hour", "Seasonal", "Vernal, Utah"],
      ...[
        "Why: Title contains 'ranger' · Moab, Utah",
        "1,200 more new jobs match.",
        "http://localhost:3000/jobs?title=ranger",
      ],
      ...["The full list is part of Premium", "http://localhost:3000/?upgrade=true#pricing"],
      ...[
        `daily at ${alertTime}`,
        "Unsubscribe from this alert",
        "http://localhost:3000/unsubscribe-alert?token=x.y",
      ],
      ...["Manage all alerts", "http://localhost:3000/my-alerts"],
    ],
  },
  "confirm-alert": {
    write: () => renderMail("confirm-alert", { alertId: changeId, name: "Utah rangers" }),
    says: ["Someone", "“Utah rangers”", "http://localhost:3000/job-alerts/confirm?token=", "7 days"],
  },
  "alert-paused": {
    write: () =>
      renderMail("alert-paused", {
        ...{ alertId: changeId, name: "Utah rangers", hasAccount: true },
        limits: "Use at most 10 keywords.",
      }),
    says: [
      ...["“Utah rangers”", "too long", "Nothing was deleted", "Use at most 10 keywords."],
      ...[`http://localhost:3000/my-alerts?edit=${changeId}#alert-${changeId}`, "/unsubscribe-alert?token="],
    ],
  },
  "posting-unfinished": {
    write: () => renderMail("posting-unfinished", named),
    says: [
      "Finish your featured job",
      "“River Guide”",
      `(${offerPrice} for ${offerTerm})`,
      "http://localhost:3000/post-job?token=",
    ],
  },
  "posting-review": {
    write: () =>
      renderMail("posting-review", {
        ...{ postingId, title, company },
        findings: ["link shortener: bit.ly"],
      }),
    says: [
      "Title: River Guide",
      "link shortener: bit.ly",
      "npm run posting -- release 0198c7a1",
      'npm run posting -- decline 0198c7a1 "reason"',
      `http://localhost:3000/admin/postings/${postingId}`,
    ],
  },
  "posting-held": {
    write: () => renderMail("posting-held", { ...named, company, receipt, wasLive: false }),
    says: [
      ...receiptSays,
      "“River Guide” at Canyon Outfitters",
      "when your job goes live",
      `Its ${offerTerm} start then`,
      "you'll get your money back",
      "You can still change its text",
      manage,
    ],
  },
  "posting-release": {
    write: () =>
      renderMail("posting-release", {
        ...{ postingId, email: "jo@rei.example", title, company, applyAt: "https://rei.example/jobs/1" },
        ...{ sentAt: "2026-12-20T10:00:00.000Z", updatedAt: "2026-12-20T09:00:00.000Z" },
      }),
    says: [
      ...["Is this job from Canyon Outfitters?", "Job: River Guide", "Employer: Canyon Outfitters"],
      ...["in your employer's name", "http://localhost:3000/post-job/release?token="],
    ],
  },
  "posting-live": {
    write: () => renderMail("posting-live", { ...published, receipt }),
    says: [
      ...["Your job is live: River Guide", "“River Guide” at Canyon Outfitters", "January 19, 2027"],
      ...[...receiptSays, `http://localhost:3000${published.jobPath}`, manage],
      "Three days before it ends, we'll email you again",
    ],
  },
  "posting-renewed": {
    write: () => renderMail("posting-renewed", { ...published, receipt }),
    says: [
      ...["River Guide", "paid until January 19, 2027", ...receiptSays],
      ...[`http://localhost:3000${published.jobPath}`, manage],
    ],
  },
  "posting-first-week": {
    write: () =>
      renderMail("posting-first-week", {
        ...{ ...named, company, jobPath: published.jobPath, views: 214, applies: 9 },
        missing: ["Housing", "Hours a week"],
      }),
    says: [
      ...["“River Guide” at Canyon Outfitters", "Views: 214", "Clicks on Apply: 9"],
      ...["Housing", "Hours a week", `http://localhost:3000${published.jobPath}`, manage],
    ],
  },
  "posting-ends-soon": {
    write: () => renderMail("posting-ends-soon", { ...published, views: 1204, applies: 37 }),
    says: [
      ...["Your featured job ends on January 19, 2027", "Views: 1,204", "Clicks on Apply: 37"],
      ...[`another ${offerTerm} (${offerPrice})`, `http://localhost:3000${published.jobPath}`, manage],
    ],
  },
  "posting-ended": {
    write: () => renderMail("posting-ended", { ...named, views: 0, applies: 0 }),
    says: [
      ...["has ended: River Guide", "Views: 0", "Clicks on Apply: 0", `another ${offerTerm} (${offerPrice})`],
      manage,
    ],
  },
  "posting-contact-changed": {
    write: () => renderMail("posting-contact-changed", { title }),
    says: ["“River Guide”", "a new contact email", "last email"],
  },
  "posting-link": {
    write: () => renderMail("posting-link", named),
    says: ["Your link to manage River Guide", manage],
  },
  "posting-links": {
    write: () =>
      renderMail("posting-links", {
        postings: [
          { ...named, company },
          { ...named, title: "Ski Guide", company },
        ],
      }),
    says: ["the links to your 2 jobs", "“River Guide” at Canyon Outfitters", "“Ski Guide”", manage],
  },
  "posting-declined": {
    write: () =>
      renderMail("posting-declined", { title, company, reason: "Not an outdoor job.", cents: offer.cents }),
    says: [
      ...["“River Guide” at Canyon Outfitters", "Not an outdoor job.", "never went live"],
      `We're refunding your payment of ${dollars(offer.cents)} in full.`,
    ],
  },
  "posting-refunded": {
    write: () => renderMail("posting-refunded", { title, reason: "Posted by mistake", cents: offer.cents }),
    says: ["“River Guide”", dollars(offer.cents), "Posted by mistake", "no longer listed"],
  },
  "posting-payment-refunded": {
    write: () => renderMail("posting-payment-refunded", { title, cents: offer.cents }),
    says: ["“River Guide”", dollars(offer.cents), "refunded this payment in full"],
  },
  "saved-jobs-close": {
    write: () =>
      renderMail("saved-jobs-close", {
        userId: changeId,
        jobs: [closing, { ...closing, title: "Park Ranger", isFeatured: true }],
        more: 3,
      }),
    says: [
      "5 jobs you saved close December 4, 2026",
      "Apply by December 4, 2026",
      "Park Ranger",
      "Listed until December 4, 2026",
      "And 3 more.",
      "/company/canyon-outfitters/jobs/x",
      "/my-jobs",
      "We name each job once, 3 days before",
      "Turn these emails off",
    ],
  },
  "saved-job-closes": {
    write: () => renderMail("saved-job-closes", { userId: changeId, ...closing }),
    says: [
      "The posting says to apply by December 4, 2026.",
      "/company/canyon-outfitters/jobs/x",
      `/my-jobs/${changeId}`,
      "We send this once, 3 days before",
      "Turn these emails off",
    ],
  },
  "tracked-jobs-ended": {
    write: () =>
      renderMail("tracked-jobs-ended", {
        userId: changeId,
        jobs: [{ title, company: "Canyon Outfitters", reason: "Its page was gone." }],
        more: 2,
      }),
    says: [
      "“River Guide” at Canyon Outfitters",
      "Its page was gone.",
      "And 2 more.",
      "Turn these emails off",
    ],
  },
  "contact-message": {
    write: () =>
      renderMail("contact-message", {
        ...{ name: "Ada Hill", email: "ada@example.com", subject: "Trail maps" },
        message: "Hello,\nwhere are they?",
      }),
    says: ["Contact form: Trail maps", "Name: Ada Hill", "Email: ada@example.com", "where are they?"],
  },
};

describe.each(Object.entries(kinds))("the email %s", (_kind, { write, says }) => {
  test("states its facts as HTML and text, and its sender", async () => {
    const { subject, html, text } = await write();
    expect(subject).toMatch(/^\S.{5,78}$/);
    for (const fact of [...says, "hello@waymark.example", "12 Trailhead Road"]) {
      expect(`${subject} ${readable(html)}`).toContain(fact);
      expect(`${subject} ${text}`).toContain(fact);
    }
    expect(html).toContain("prefers-color-scheme: dark");
  });

  test("loads no images, styles or scripts from elsewhere", async () => {
    const { html } = await write();
    expect(html).not.toMatch(/<(img|script|iframe|link)\b|url\(|@import/i);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(http:\/\/localhost:3000|mailto:hello@waymark\.example)/);
    }
  });
});

test("the text of an email has its link once, on a separate line", async () => {
  const { text } = await renderMail("sign-in-link", { token: "abc123" });
  expect(text.match(/abc123/g)).toHaveLength(1);
  expect(text.split("\n")).toContain("http://localhost:3000/auth/confirm?token=abc123");
});

test("links of a change of address name their side and cannot be forged", async () => {
  for (const [kind, side] of [
    ["email-change-old", "old"],
    ["email-change-new", "new"],
  ] as const) {
    const address = "x@example.com";
    const { text } = await renderMail(kind, { changeId, newEmail: address, oldEmail: address } as never);
    const link = text.split("\n").find((line) => line.includes("?token="));
    const token = new URL(String(link)).searchParams.get("token");
    expect(verifySigned("email-change", String(token))).toBe(`${changeId}:${side}`);
  }
});

test("the link that confirms an alert names it, whatever the alert's name", async () => {
  const name = "Win at https://evil.example/free or mail a@evil.example, e.g. now, evil。example.";
  const { subject, html, text } = await renderMail("confirm-alert", { alertId: changeId, name });
  const token = text.match(/confirm\?token=(\S+)/)?.[1];
  expect(verifySigned("alert-confirm", String(token))).toBe(changeId);
  expect(`${subject} ${html} ${text}`).not.toMatch(/evil\.example|a@evil/);
  expect(text).toContain("“Win at https evil example free or mail a evil example, e.g. now, evil example.”");
});

test("the confirmation email lists the facts that an alert asks for", async () => {
  const alert = { alertId: changeId, name: "Beds" };
  const { text } = await renderMail("confirm-alert", { ...alert, facts: "Housing provided, no WFR needed" });
  expect(text).toContain("It looks for jobs with these details: Housing provided, no WFR needed.");
  for (const facts of [null, undefined])
    expect((await renderMail("confirm-alert", { ...alert, facts })).text).not.toContain("details");
});

test("links of a posting name it, and typed texts make no links", async () => {
  const hostile = 'Guide at https://evil.example, <a href="https://evil.example">ask</a> a@evil.example';
  const typed = { ...named, title: hostile, company: "evil。example" };
  for (const mail of [
    await renderMail("posting-unfinished", typed),
    await renderMail("posting-held", { ...typed, receipt, wasLive: false }),
    await renderMail("posting-live", { ...published, ...typed, receipt }),
    await renderMail("posting-live", { ...published, ...typed, receipt: null }),
    await renderMail("posting-renewed", { ...published, ...typed, receipt }),
    await renderMail("posting-first-week", { ...published, ...typed, views: 1, applies: 1, missing: [] }),
    await renderMail("posting-ends-soon", { ...published, ...typed, views: 1, applies: 1 }),
    await renderMail("posting-ended", { ...typed, views: 1, applies: 1 }),
    await renderMail("posting-link", typed),
    await renderMail("posting-links", { postings: [typed] }),
  ]) {
    expect(verifySigned("posting", String(mail.text.match(/\?token=([^\s&]+)/)?.[1]))).toBe(postingId);
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/evil[.。]example|a@evil/);
    expect(mail.html).not.toContain('<a href="https');
  }
});

test("the link of a posting carries its version", async () => {
  const { text } = await renderMail("posting-link", { ...named, linkVersion: 3 });
  expect(verifySigned("posting", String(text.match(/\?token=(\S+)/)?.[1]))).toBe(`${postingId}:3`);
});

test("the decline of a posting that cost nothing promises no refund", async () => {
  const { text } = await renderMail("posting-declined", { title, company, reason: "Spam", cents: 0 });
  expect(text).not.toMatch(/refund|\$/i);
});

test("emails to the operator quote texts exactly", async () => {
  const written = "*Guide*  <b>at</b> https://evil.example/a_b_c & more";
  const review = await renderMail("posting-review", {
    ...{ postingId, title: written, company: "A & B <Co>" },
    findings: ["asks for money: 50% up-front", "link: http://a.example/x?y=1&z=2"],
  });
  for (const text of [review.text, readable(review.html)]) {
    expect(text.replaceAll("\u00a0", " ")).toContain("Title: *Guide*");
    expect(text).toContain("Company: A & B <Co>");
    expect(text).toContain("<b>at</b> https://evil.example/a_b_c & more");
  }
  expect(review.text).toContain("asks for money: 50% up-front\nlink: http://a.example/x?y=1&z=2");
});

test("the live-posting email leaves out a receipt that was sent before", async () => {
  const { text } = await renderMail("posting-live", { ...published, receipt: null });
  expect(text).toContain("We've reviewed your job “River Guide” at Canyon Outfitters, and it's live now.");
  expect(text).not.toMatch(/Amount|Order number|Thank you/);
});

test("a contact email keeps its lines and answers its writer", async () => {
  const message = "Hello,\n\n<b>where</b> is it?\r\nAda";
  const { html, text, replyTo } = await renderMail("contact-message", {
    ...{ name: "Ada Hill", email: "ada@example.com", subject: "Trail maps", message },
  });
  expect(replyTo).toEqual({ name: "Ada Hill", address: "ada@example.com" });
  expect(text).toContain("Hello,\n\n<b>where</b> is it?\nAda\n");
  expect(html).not.toContain("<b>");
});

test("an alert email marks featured jobs and links to more only if there are more", async () => {
  const { subject, text } = await renderMail("job-alert", alertOf());
  expect(subject).toBe("3 new jobs: Utah rangers");
  expect(text.match(/FEATURED/g)).toHaveLength(1);
  expect(text).not.toMatch(/more|Premium|\/jobs\?/);
  const [listing] = alertOf().listings.slice(1);
  const one = await renderMail("job-alert", alertOf({ listings: listing ? [listing] : [] }));
  expect(one.subject).toBe("2 new jobs: Utah rangers");
  expect(one.text).not.toContain("FEATURED");
  const subscribed = await renderMail("job-alert", alertOf({ more: 1, premiumUrl: null }));
  expect(subscribed.text).toContain("1 more new job matches.");
  expect(subscribed.text).not.toContain("Premium");
});

test("emails of an alert that is named after what it asks for say it once", async () => {
  const [name, criteria] = ["Housing provided, no WFR needed", "housing provided, no WFR needed"];
  const { text } = await renderMail("job-alert", alertOf({ name, criteria }));
  expect(text).toContain(`Jobs that match your alert: ${criteria}.`);
  const named = { name: "Ranger jobs in Utah", criteria: "'ranger' · Utah" };
  expect((await renderMail("job-alert", alertOf(named))).text).toContain(
    "Jobs that match your alert: 'ranger' · Utah.",
  );
  const asked = { alertId: changeId, name, facts: name };
  expect((await renderMail("confirm-alert", asked)).text).not.toContain("with these details");
  expect((await renderMail("confirm-alert", { ...asked, name: "Beds" })).text).toContain(
    `with these details: ${name}.`,
  );
});

test("an alert email says which of its choices is no longer a filter", async () => {
  const { text } = await renderMail("job-alert", alertOf({ ended: "Travel paid" }));
  expect(text).toContain("“Travel paid” is no longer a filter");
  expect((await renderMail("job-alert", alertOf())).text).not.toContain("no longer a filter");
});

test("an alert email's text has a block of lines for each job", async () => {
  const [listing] = alertOf().listings;
  const { text } = await renderMail("job-alert", alertOf({ listings: listing ? [listing] : [] }));
  expect(text.split("\n\n")).toContain(
    [
      "FEATURED",
      "Park Ranger http://localhost:3000/company/nps/jobs/ranger-1",
      "National Park Service · Moab, Utah",
      "USD 20/hour · Seasonal",
      "Why: Title contains 'ranger' · Moab, Utah",
      "Housing: “A bed in a shared cabin is part of the job.”",
    ].join("\n"),
  );
});

test("an alert email gives a reason shared by all jobs once", async () => {
  const { text } = await renderMail("job-alert", alertOf());
  expect(text.match(/Why: Title contains 'ranger' · Moab, Utah\nHousing: “A bed/g)).toHaveLength(1);
  const [first, second] = alertOf().listings;
  const listings = first && second ? [first, { ...second, why: ["Canyon Outfitters"] }] : [];
  expect((await renderMail("job-alert", alertOf({ listings }))).text.match(/Why: /g)).toHaveLength(2);
});

test("an alert email gives a reason of most jobs once, and other jobs their own", async () => {
  const [listing] = alertOf().listings;
  const why = [
    ["Title contains 'ranger'", "Housing: “One.”"],
    ["Title contains 'ranger'", "Housing: “Two.”"],
    ["Matches 'ranger'", "Housing: “Three.”"],
  ];
  const listings = why.flatMap((why, at) =>
    listing
      ? [{ ...listing, why, openings: [{ url: `https://x.example/${at}`, place: "Moab", pay: null }] }]
      : [],
  );
  const { text } = await renderMail("job-alert", alertOf({ listings }));
  expect(text.match(/Title contains 'ranger'/g)).toHaveLength(1);
  expect(text).toContain("Why, unless a job says otherwise: Title contains 'ranger'");
  expect(text).toContain("Why: Matches 'ranger'\nHousing: “Three.”");
  expect(text).toMatch(/\nHousing: “One\.”\n/);
});

test("an alert email keeps quoted sentences as text", async () => {
  const said =
    'Housing: “<img src=x onerror=alert(1)> </td></table><a href="https://evil.example">beds</a> & more”';
  const [listing] = alertOf().listings;
  const written = (why: string[]) =>
    renderMail("job-alert", alertOf({ listings: listing ? [{ ...listing, why }] : [] }));
  const { html, text } = await written([said]);
  expect(html).not.toMatch(/<img|<a href="https:\/\/evil/);
  expect(readable(html)).toContain(said);
  expect(text.split("\n")).toContain(`Why: ${said}`);
  expect((await written([])).text).not.toContain("Why:");
});

test("the paid email asks signed-out buyers to sign in", async () => {
  const data = { plan: "weekly", end: "2026-12-20T10:00:00.000Z", needsSignIn: true };
  expect((await renderMail("subscription-started", data)).text.split("\n")).toContain(
    "http://localhost:3000/auth",
  );
});

test("typed texts stay text in emails", async () => {
  const hostile = `"><script>alert(1)</script><a href="https://evil.example">x</a>@example.com`;
  const { html } = await renderMail("email-changed", { newEmail: hostile });
  expect(html).not.toContain("<script");
  expect(html).not.toContain('href="https://evil.example"');
  expect(readable(html)).toContain(hostile);
});

function readable(html: string) {
  const marked = html.replace(/<!--.*?-->/gs, "");
  return `${marked} ${marked.replace(/<[^>]*>/g, "")}`
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

test("posting-held says why, when the days start and who can confirm the job", async () => {
  const reason = "We'll check this first, because the apply link isn't on rei.example.";
  const { text } = await renderMail("posting-held", {
    ...{ ...named, company, receipt, wasLive: false, reason, confirmAt: "rei.example" },
  });
  const said = text.replace(/\s+/g, " ");
  expect(said).toContain(`${reason} Your ${offerTerm} start when it's live, and we'll email you then.`);
  expect(said).toContain("Have an email address at rei.example?");
});

test("posting-release shows where applications go, and makes no link of it", async () => {
  const sent = { postingId, email: "jo@rei.example", sentAt: "2026-11-20T15:00:00.000Z" };
  const write = (applyAt: string) =>
    renderMail("posting-release", { ...sent, updatedAt: sent.sentAt, title, company, applyAt });
  const { html, text } = await write("https://www.stranger.example/apply/?to=https://evil.example");
  expect(text).toContain("Applications go to: stranger.example/apply\n");
  expect(readable(html)).toContain("stranger.example/apply");
  expect(html).not.toMatch(/stranger\.example|evil/);
  expect((await write("jo@stranger.example")).text).toContain("Applications go to: jo@stranger.example");
  expect((await write("https://a.example/https://evil.example")).text).not.toContain("//evil");
});

test("posting-live says who has let it through", async () => {
  const live = { ...published, ...named, company, receipt: null };
  expect((await renderMail("posting-live", { ...live, isConfirmed: true })).text).toContain("was confirmed");
  expect((await renderMail("posting-live", live)).text).toContain("We've reviewed your job");
});
