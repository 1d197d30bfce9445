import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { jobs } from "#core/jobs/tables.ts";
import { managePath, postingToken, resumePath } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { addCounts } from "#core/postings/counts.ts";
import { offer, offerPrice, offerTerm } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { longDate } from "#core/text/long-date.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request, requestSoon } from "#test/request.ts";
import { startTestStripe } from "#test/stand-ins.ts";

const path = "/post-job/manage";
const ours = { origin: "http://localhost:3000" };
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const running = { paidAt: inDays(-3), datePosted: inDays(-3), expiresAt: inDays(27) };

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
  await request("/healthz");
}, 60_000);
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

function post(id: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: "POST", headers: { ...ours, ...headers }, body: new URLSearchParams(fields) };
  return request(managePath(id, 0), init);
}

function call(id: string, fields: object) {
  const headers = { ...ours, "content-type": "application/json" };
  return request(managePath(id, 0), { method: "POST", headers, body: JSON.stringify(fields) });
}

async function statusOf(id: string) {
  return (await db.select().from(postedJobs).where(eq(postedJobs.id, id)))[0]?.status;
}

async function listingOf(id: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return job && { ...job, isLive: job.expiredAt === null };
}

const typed = (posting: Awaited<ReturnType<typeof insertPostedJob>>) =>
  makePostingInput({
    title: posting.title,
    company_name: posting.companyName,
    contact_email: posting.contactEmail,
    description: posting.descriptionMd,
  });

describe("the page of a posting's link", () => {
  test("is private: not stored, named by no referrer, not indexed", async () => {
    const { id, title, contactEmail } = await insertPostedJob();
    const { status, headers, html, text } = await readPage(managePath(id, 0));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.has("etag")).toBe(false);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(text).toContain(title);
    expect(html).toContain(`value="${contactEmail}"`);
  });

  test.each([
    ["none", ""],
    ["an empty one", "?token="],
    ["a broken one", "?token=x.y"],
    ["one for something else", `?token=${signText("alert", "11111111-1111-4111-8111-111111111111")}`],
    ["one of no posting", `?token=${postingToken("11111111-1111-4111-8111-111111111111", 0)}`],
    ["one of no id", `?token=${signText("posting", "x' or 1=1")}`],
  ])("is gone where the link is %s, for every form and program", async (_, query) => {
    const { status, text, html } = await readPage(path + query);
    expect(status).toBe(410);
    expect(text).toContain("This link no longer works");
    expect(linkOf(html, "Post a Job")).toBe("/post-job");
    const body = new URLSearchParams({ intent: "close" });
    const posted = await request(path + query, { method: "POST", headers: ours, body });
    expect(posted.status).toBe(410);
    expect(await posted.text()).toContain("This link no longer works");
    const headers = { ...ours, accept: "application/json" };
    const told = await request(path + query, { method: "POST", headers, body });
    expect([told.status, await told.json()]).toEqual([410, { error: "This link no longer works." }]);
    expect(told.headers.get("cache-control")).toBe("private, no-store");
  });

  test("leads on where its posting is not paid yet, and changes nothing", async () => {
    const { id } = await insertPostedJob({ status: "pending" });
    const led = await request(managePath(id, 0));
    expect([led.status, led.headers.get("location")]).toEqual([303, resumePath(id, 0)]);
    for (const intent of ["close", "renew", "save"]) {
      const posted = await post(id, { intent });
      expect([posted.status, posted.headers.get("location")]).toEqual([303, resumePath(id, 0)]);
    }
    const told = await call(id, { intent: "close" });
    expect([told.status, (await told.json()).error]).toEqual([409, "This job is not paid yet."]);
    expect(await statusOf(id)).toBe("pending");
  });

  test("takes nothing from another site's page", async () => {
    const { id } = await insertPostedJob();
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await post(id, { intent: "close" }, foreign)).status).toBe(403);
    expect(await statusOf(id)).toBe("active");
  });
});

describe("the state of a posting", () => {
  const buttons = [
    "View Your Job Live",
    "Close this job",
    "Reopen",
    `Renew for ${offerTerm} - ${offerPrice}`,
    "Save Changes",
  ];
  const end = longDate(running.expiresAt);

  test.each([
    ["live", {}, ["Live", `until ${end}`], [0, 1, 3, 4]],
    [
      "held before its first day",
      { status: "held", paidAt: inDays(-3), datePosted: null, expiresAt: null },
      ["Under review", `Its ${offerTerm} begin when it goes live`],
      [4],
    ],
    [
      "held after a change",
      { status: "held" },
      ["Under review", `The waiting time is added to its ${offerTerm}`],
      [3, 4],
    ],
    ["closed", { status: "closed" }, ["Closed", `You can reopen it until ${end}`], [2, 3, 4]],
    ["hidden by us", { status: "hidden" }, ["Hidden", "Write to us"], []],
    [
      "paid back",
      { status: "hidden", refundedAt: inDays(-1) },
      ["Refunded", "Your payment was refunded"],
      [],
    ],
    [
      "over",
      { status: "expired", expiresAt: inDays(-1) },
      ["Ended", `Your job was live until ${longDate(inDays(-1))}`],
      [3],
    ],
    ["over, though nobody has noted it", { status: "active", expiresAt: inDays(-1) }, ["Ended"], [3]],
  ] as const)("%s is named, with what can be done", async (_, overrides, words, offered) => {
    const { id } = await insertPostedJob({ ...running, ...overrides });
    const { text } = await readPage(managePath(id, 0));
    for (const each of words) expect(text).toContain(each);
    const found = buttons.filter((name) => text.split("\n").includes(name));
    expect(found).toEqual(offered.map((n) => buttons[n]));
  });

  test("links to the live page", async () => {
    const { id } = await insertPostedJob();
    const { html } = await readPage(managePath(id, 0));
    const page = await readPage(linkOf(html, "View Your Job Live") ?? "");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Apply Now");
  });

  test("says how long a renewal would be live, after what is left or from today", async () => {
    const [left, over] = [
      await insertPostedJob(running),
      await insertPostedJob({ ...running, status: "expired", expiresAt: inDays(-1) }),
    ];
    expect((await readPage(managePath(left.id, 0))).text).toContain(
      `live until ${longDate(inDays(27 + offer.days))}.`,
    );
    expect((await readPage(managePath(over.id, 0))).text).toContain(
      `live until ${longDate(inDays(offer.days))}.`,
    );
    const held = await insertPostedJob({ ...running, status: "held" });
    expect((await readPage(managePath(held.id, 0))).text).toContain(
      "We'll add these days to the ones you have left.",
    );
  });
});

describe("statistics", () => {
  test("are totals in words, a plot and a table with the same figures", async () => {
    const { id } = await insertPostedJob(running);
    await addCounts([{ id, views: 1_203, applies: 1 }], inDays(-1));
    await addCounts([{ id, views: 1, applies: 0 }]);
    const { html, text } = await readPage(managePath(id, 0));
    expect(text.replaceAll("\n", "")).toContain("1,204 views and 1 click on Apply so far.");
    const rows = [
      ...html.matchAll(/<tr[^>]*><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td>/g),
    ];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      [longDate(new Date()), "1", "0"],
      [longDate(inDays(-1)), "1,203", "1"],
      [longDate(inDays(-2)), "0", "0"],
      [longDate(inDays(-3)), "0", "0"],
    ]);
    expect(html).toContain(`<title>${longDate(inDays(-1))}: 1,203</title>`);
  });

  test("say that there are none yet, or why", async () => {
    const [live, held] = [await insertPostedJob(), await insertPostedJob({ status: "held" })];
    const { html, text } = await readPage(managePath(live.id, 0));
    expect(text).toContain("Nobody has opened your job yet.");
    expect(html).not.toContain("<table");
    expect((await readPage(managePath(held.id, 0))).text).toContain(
      "We count views and Apply clicks once your job is live.",
    );
  });

  test("say which part of the total they show", async () => {
    const { id } = await insertPostedJob({ ...running, datePosted: inDays(-200) });
    await addCounts([{ id, views: 5, applies: 0 }], inDays(-100));
    await addCounts([{ id, views: 2, applies: 0 }]);
    const text = (await readPage(managePath(id, 0))).text.replaceAll("\n", "");
    expect(text).toContain("7 views and 0 clicks on Apply so far. The charts show the latest 90 days.");
  });
});

describe("a change", () => {
  test("is saved, confirmed and shown to everybody", async () => {
    const posting = await insertPostedJob();
    const { id } = posting;
    const saved = await post(id, { ...typed(posting), intent: "save", title: "Head River Guide of Utah" });
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      `${managePath(id, 0)}&notice=posting-saved`,
    ]);
    const page = await readPage(String(saved.headers.get("location")));
    expect(page.html).toContain("Changes saved");
    expect(page.text).toContain("Head River Guide of Utah");
    expect((await listingOf(id))?.title).toBe("Head River Guide of Utah");
  });

  test("that breaks a rule shows the form again, with the error beside its field", async () => {
    const posting = await insertPostedJob();
    const wrong = { ...typed(posting), intent: "save", title: "Guide", location: "Bears Ears <b>" };
    const refused = await post(posting.id, wrong);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("cache-control")).toBe("private, no-store");
    const html = await refused.text();
    expect(html).toContain("Title must be at least 10 characters");
    expect(html).toContain('value="Guide"');
    expect(html).toContain('value="Bears Ears &lt;b&gt;"');
    expect((await listingOf(posting.id))?.title).toBe(posting.title);
    const told = await call(posting.id, wrong);
    expect([told.status, await told.json()]).toEqual([
      400,
      {
        error: "Title must be at least 10 characters",
        errors: { title: "Title must be at least 10 characters" },
      },
    ]);
  });

  test("is only shown by a preview without script", async () => {
    const posting = await insertPostedJob();
    const shown = await post(posting.id, {
      ...typed(posting),
      intent: "preview",
      title: "Another Title Altogether",
    });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('value="Another Title Altogether"');
    expect((await listingOf(posting.id))?.title).toBe(posting.title);
  });

  test("that needs review is saved, and says that nobody sees it until then", async () => {
    const posting = await insertPostedJob();
    const { id } = posting;
    const description = `${posting.descriptionMd} Apply at https://bit.ly/guides today.`;
    const saved = await post(id, { ...typed(posting), intent: "save", description });
    expect(saved.headers.get("location")).toBe(`${managePath(id, 0)}&notice=posting-held`);
    const { html, text } = await readPage(String(saved.headers.get("location")));
    expect(html).toContain("Your job is hidden until then.");
    expect(text).toContain("We'll check this first, because of words or links in its text.");
    expect((await listingOf(id))?.isLive).toBe(false);
  });

  test("of title or company is refused after a day, and the form says so", async () => {
    const posting = await insertPostedJob(running);
    const { html, text } = await readPage(managePath(posting.id, 0));
    expect(text).toContain("You can change title and company only in the first 24 hours.");
    expect([...html.matchAll(/<input [^>]*disabled[^>]*>/g)].join()).toContain(`value="${posting.title}"`);
    const renamed = await post(posting.id, {
      ...typed(posting),
      intent: "save",
      title: "Another Title Altogether",
    });
    expect(renamed.status).toBe(400);
    // A program may send only some fields.
    const { title, company_name, ...fields } = typed(posting);
    const saved = await post(posting.id, { ...fields, intent: "save", location: "Bears Ears, Utah" });
    expect(saved.status).toBe(303);
    expect(await listingOf(posting.id)).toMatchObject({ title: posting.title, location: "Bears Ears, Utah" });
  });

  test("is refused as a whole where the posting is over", async () => {
    const posting = await insertPostedJob({ ...running, status: "expired", expiresAt: inDays(-1) });
    const refused = await post(posting.id, { ...typed(posting), intent: "save" });
    expect(refused.status).toBe(409);
    const told = await call(posting.id, { ...typed(posting), intent: "save" });
    expect([told.status, (await told.json()).error]).toEqual([409, "This job can't be changed anymore."]);
  });

  test("answers a program", async () => {
    const posting = await insertPostedJob();
    const told = await call(posting.id, { ...typed(posting), intent: "save" });
    expect([told.status, await told.json()]).toEqual([
      200,
      { is_held: false, notice: { title: "Changes saved" } },
    ]);
  });
});

describe("closing and reopening", () => {
  test("show at once on pages that were just stored", async () => {
    const { id, title } = await insertPostedJob();
    const job = await listingOf(id);
    const page = `/company/${job?.companySlug}/jobs/${job?.slug}-${id.slice(-6)}`;
    const shown = async () => {
      const lists = await Promise.all(
        ["/", "/jobs", "/outdoor-jobs-utah", `/company/${job?.companySlug}`].map(async (list) =>
          (await (await requestSoon(list)).text()).includes(title),
        ),
      );
      return [(await requestSoon(page)).status, ...lists];
    };
    const live = [200, true, true, true, true];
    expect(await shown()).toEqual(live);
    await post(id, { intent: "close" });
    expect(await shown()).toEqual([410, false, false, false, false]);
    await post(id, { intent: "reopen" });
    expect(await shown()).toEqual(live);
  });

  test("removes a job from the lists and restores it", async () => {
    const { id } = await insertPostedJob(running);
    const closed = await post(id, { intent: "close" });
    expect([closed.status, closed.headers.get("location")]).toEqual([
      303,
      `${managePath(id, 0)}&notice=posting-closed`,
    ]);
    expect([await statusOf(id), (await listingOf(id))?.isLive]).toEqual(["closed", false]);
    expect((await readPage(String(closed.headers.get("location")))).html).toContain("Job closed");
    const reopened = await post(id, { intent: "reopen" });
    expect(reopened.headers.get("location")).toBe(`${managePath(id, 0)}&notice=posting-reopened`);
    expect([await statusOf(id), (await listingOf(id))?.isLive]).toEqual(["active", true]);
    expect((await listingOf(id))?.featuredUntil).toEqual(running.expiresAt);
  });

  test("is refused where it does not fit, and shows the present state", async () => {
    const { id } = await insertPostedJob(running);
    await post(id, { intent: "close" });
    const again = await post(id, { intent: "close" });
    expect(again.status).toBe(409);
    const html = await again.text();
    expect(html).toContain("This job is not live, so there is nothing to close.");
    expect(html).toContain("Reopen");
    const hidden = await insertPostedJob({ ...running, status: "hidden" });
    for (const intent of ["close", "reopen"]) expect((await call(hidden.id, { intent })).status).toBe(409);
    expect(await statusOf(hidden.id)).toBe("hidden");
  });

  test("answers a program with the state", async () => {
    const { id } = await insertPostedJob(running);
    expect(await (await call(id, { intent: "close" })).json()).toMatchObject({ status: "closed" });
    expect(await (await call(id, { intent: "reopen" })).json()).toMatchObject({ status: "active" });
  });

  test("an unknown intent does nothing", async () => {
    const { id } = await insertPostedJob();
    for (const intent of ["", "hide", "toString", "__proto__"]) {
      expect((await post(id, { intent })).status).toBe(400);
      expect((await call(id, { intent })).status).toBe(400);
    }
    expect(await statusOf(id)).toBe("active");
  });
});

describe("renewing", () => {
  test("leads to a new checkout, for a form and a program", async () => {
    const { id, contactEmail } = await insertPostedJob(running);
    const led = await post(id, { intent: "renew" });
    expect(led.status).toBe(303);
    const told = await call(id, { intent: "renew" });
    expect([told.status, await told.json()]).toEqual([200, { url: led.headers.get("location") }]);
    const orders = await db.select().from(checkouts);
    expect(orders).toMatchObject([{ postingId: id, isRenewal: true, plan: "featured_post" }]);
    expect(led.headers.get("location")).toContain(orders[0]?.stripeSessionId);
    const checkout = await fetch(String(led.headers.get("location")));
    expect(await checkout.text()).toContain(contactEmail);
  });

  test("is refused where nothing can be renewed", async () => {
    const held = await insertPostedJob({ status: "held" });
    const hidden = await insertPostedJob({ ...running, status: "hidden" });
    for (const { id } of [held, hidden]) {
      expect((await post(id, { intent: "renew" })).status).toBe(409);
      expect(await (await call(id, { intent: "renew" })).json()).toEqual({
        error: "This job cannot be renewed.",
      });
    }
    expect(await db.select().from(checkouts)).toEqual([]);
  });

  test("fails kindly while Stripe cannot be reached", async () => {
    const { id } = await insertPostedJob(running);
    local.settings.outage = 503;
    const failed = await post(id, { intent: "renew" });
    expect(failed.status).toBe(502);
    expect(await failed.text()).toContain("Failed to start checkout. Please try again.");
    expect((await call(id, { intent: "renew" })).status).toBe(502);
  });

  test("is limited per client address", async () => {
    const { id } = await insertPostedJob(running);
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await call(id, { intent: "renew" })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await post(id, { intent: "renew" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toContain("You&#x27;ve started too many checkouts.");
  });
});

describe("the positions", () => {
  const live = { facts: { positions: 12 } };

  test("that are filled are shown on the job, and filling the last suggests to end it", async () => {
    const { id } = await insertPostedJob(live);
    const before = await readPage(managePath(id, 0));
    expect(before.text).toContain("0 of 12 filled.");
    expect(before.text).not.toContain("You can end this job");
    const saved = await post(id, { intent: "fill", filled: "9" });
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      `${managePath(id, 0)}&notice=positions-saved`,
    ]);
    expect((await readPage(managePath(id, 0))).text).toContain("9 of 12 filled.");
    expect((await listingOf(id))?.isLive).toBe(true);
    expect((await factsOf([id], ["positions"])).get(id)).toMatchObject([{ value: "9 of 12 filled", low: 3 }]);
    const told = await call(id, { intent: "fill", filled: 12 });
    expect([told.status, await told.json()]).toMatchObject([200, { left: 0 }]);
    expect((await readPage(managePath(id, 0))).text).toContain(
      "12 of 12 filled. Nobody else can be hired. You can end this job with “Close early” above.",
    );
  });

  test("stay filled when the job is changed", async () => {
    const posting = await insertPostedJob(live);
    await post(posting.id, { intent: "fill", filled: "9" });
    await post(posting.id, { ...typed(posting), intent: "save", positions: "10" });
    expect((await readPage(managePath(posting.id, 0))).text).toContain("9 of 10 filled.");
    expect((await factsOf([posting.id], ["positions"])).get(posting.id)).toMatchObject([
      { low: 1, high: 10 },
    ]);
  });

  test("out of range are refused, and nothing changes", async () => {
    const { id } = await insertPostedJob(live);
    const refused = await post(id, { intent: "fill", filled: "13" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Enter a number from 0 to 12. Nothing was changed.");
    const none = await insertPostedJob();
    expect((await call(none.id, { intent: "fill", filled: 1 })).status).toBe(409);
    expect((await readPage(managePath(none.id, 0))).text).not.toContain("How many are filled?");
  });
});
