import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { managePath, postingToken, resumePath } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { emptyDatabase, insertAlert, insertPostedJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";

const ours = { origin: "http://localhost:3000" };

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

function submit(fields: Record<string, string>) {
  return { method: "POST", headers: ours, body: new URLSearchParams(fields) };
}

function shownIn(html: string, name: string): string | undefined {
  const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return /value="([^"]*)"/.exec(field)?.[1];
}

function chosenIn(html: string, name: string): string | undefined {
  const select = new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(html)?.[0] ?? "";
  return /<option value="([^"]*)" selected/.exec(select)?.[1];
}

function isChosen(html: string, name: string, value: string): boolean {
  const radio = new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*value="${value}"[^>]*>`).exec(
    html,
  )?.[0];
  return / checked/.test(radio ?? "");
}

describe("the empty form", () => {
  test("is the same for everybody, with the words of the offer", async () => {
    const { status, headers, html, text } = await readPage("/post-job");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).not.toContain("no-store");
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/post-job"');
    expect(html).not.toContain("noindex");
    expect(/<title>([^<]*)</.exec(html)?.[1]?.length).toBeLessThanOrEqual(60);
    expect(/name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThanOrEqual(155);
    for (const line of [
      "Post a Featured Job",
      `Reach thousands of outdoor industry professionals for just ${offerPrice} for ${offerTerm}`,
      `Continue to Payment - ${offerPrice}`,
      "You will be redirected to a secure card-payment checkout page.",
      "Provide either an application URL or email (or both).",
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).toContain("The contact email receives confirmation and updates.");
    const besideButton = html.slice(
      html.indexOf("Continue to Payment"),
      html.indexOf("You will be redirected"),
    );
    expect(besideButton).toMatch(/<a [^>]*href="\/terms-of-service"[^>]*>Terms of Service<\/a>/);
  });

  test("begins with the United States, dollars and yearly pay", async () => {
    const { html } = await readPage("/post-job");
    expect(chosenIn(html, "country_code")).toBe("US");
    expect(chosenIn(html, "salary_currency")).toBe("USD");
    expect(chosenIn(html, "salary_unit")).toBe("year");
    expect(shownIn(html, "contact_email")).toBe("");
  });

  test("has the address of a signed-in person", async () => {
    const { html } = await readPage("/post-job", { headers: await signIn("ada@example.com") });
    expect(shownIn(html, "contact_email")).toBe("ada@example.com");
  });

  test("has a preview in which nothing can be pressed", async () => {
    const { html } = await readPage("/post-job", submit({ ...makePostingInput(), intent: "preview" }));
    const preview = html.slice(html.indexOf('aria-label="Preview"'));
    expect(preview.match(/<div inert=""/g)).toHaveLength(2);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("has an empty preview without badge, monogram or button until something is typed", async () => {
    const previewOf = ({ html }: { html: string }) => /<section id="preview".*?<\/section>/s.exec(html)?.[0];
    const preview = previewOf(await readPage("/post-job"));
    expect(preview).toContain("Your job appears here when you fill in the form.");
    expect(preview).not.toMatch(/class="badge|class="patch|FEATURED|<button/);
    const typed = { title: "Guide", intent: "preview" };
    expect(previewOf(await readPage("/post-job", submit(typed)))).toContain("FEATURED");
  });
});

describe("a form without script", () => {
  test("keeps everything typed in a preview, and stores nothing", async () => {
    const typed = makePostingInput({ has_remote: "true", country_code: "CA", description: "# Short\n- Row" });
    const { status, headers, html, text } = await readPage(
      "/post-job",
      submit({ ...typed, intent: "preview" }),
    );
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    for (const name of ["title", "company_name", "location", "state", "city", "salary_min", "contact_email"])
      expect(shownIn(html, name), name).toBe(typed[name as keyof typeof typed]);
    expect(chosenIn(html, "country_code")).toBe("CA");
    expect(chosenIn(html, "salary_unit")).toBe("hour");
    expect(html).toMatch(/<input type="checkbox"[^>]*name="has_remote"[^>]*checked/);
    expect(html).toContain("# Short\n- Row</textarea>");
    expect(text).toContain("\nHead River Guide\n");
    expect(text).not.toContain("Nothing was sent yet.");
    expect(await db.select().from(postedJobs)).toEqual([]);
  });

  test("shows errors beside their fields, and what was typed stays", async () => {
    const typed = makePostingInput({ title: "Guide", apply_url: "" });
    const { status, html, text } = await readPage("/post-job", submit(typed));
    expect(status).toBe(400);
    expect(text).toContain("\nTitle must be at least 10 characters\n");
    expect(text).toContain("\nPlease provide either an application URL or email\n");
    expect(text).toContain("Please look at Job Title and Application URL.");
    expect(html.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(2);
    expect(shownIn(html, "company_name")).toBe("Summit Guides");
  });

  test("offers the facts of the text, counts matching alerts, and fills in only open fields", async () => {
    for (let n = 0; n < 6; n++) await insertAlert({ searchCriteria: { title: "guide" } });
    const description =
      "You row our guests down the Green River for five days. Must be at least 21 years old. Employee housing is available for $70 per week.";
    const typed = makePostingInput({ description, min_age: "18", tips: "true", cert_wfr: "preferred" });
    const look = await readPage("/post-job", submit({ ...typed, intent: "preview" }));
    expect(look.text).toContain("6 alerts match.");
    expect(look.text).toContain("We read this in your text");
    expect(look.text).toContain("Housing: At a cost");
    expect(look.text).not.toContain("Minimum Age: 21");
    expect(isChosen(look.html, "housing", "")).toBe(true);
    const filled = await readPage("/post-job", submit({ ...typed, intent: "read" }));
    expect(isChosen(filled.html, "housing", "at a cost")).toBe(true);
    expect(isChosen(filled.html, "cert_wfr", "preferred")).toBe(true);
    expect(filled.html).toMatch(/<input type="checkbox"[^>]*name="tips"[^>]*checked/);
    expect(shownIn(filled.html, "housing_cost")).toBe("70");
    expect(shownIn(filled.html, "min_age")).toBe("18");
    expect(chosenIn(filled.html, "housing_cost_unit")).toBe("w");
    expect(filled.text).not.toContain("We read this in your text");
    expect(await db.select().from(postedJobs)).toEqual([]);
  });

  test("says of few matching alerts that they are few", async () => {
    await insertAlert({ searchCriteria: { title: "guide" } });
    const { text } = await readPage("/post-job", submit({ ...makePostingInput(), intent: "preview" }));
    expect(text).toContain("Fewer than 5 alerts match.");
  });

  test("refuses an impossible fact beside its field, as it was typed", async () => {
    const typed = makePostingInput({ hours_per_week: "a lot", housing: "provided", housing_cost: "70" });
    const { status, html, text } = await readPage("/post-job", submit(typed));
    expect(status).toBe(400);
    expect(text).toContain("Must be hours a week, such as 40 or 30-40");
    expect(shownIn(html, "hours_per_week")).toBe("a lot");
    expect(shownIn(html, "housing_cost")).toBe("70");
    expect(isChosen(html, "housing", "provided")).toBe(true);
    expect(await db.select().from(postedJobs)).toEqual([]);
  });

  test("stores a valid posting, and leads to its checkout", async () => {
    const answer = await request("/post-job", submit(makePostingInput()));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/\/pay\/cs_test_/);
    expect(await db.select().from(postedJobs)).toMatchObject([
      { title: "Head River Guide", status: "pending" },
    ]);
  });

  test("says that no checkout can be opened, and a second try changes the same posting", async () => {
    local.settings.outage = 503;
    const { status, html, text } = await readPage("/post-job", submit(makePostingInput()));
    expect(status).toBe(502);
    expect(text).toContain("\nFailed to create job posting. Please try again.\n");
    const token = shownIn(html, "token") ?? "";
    local.settings.outage = null;
    const again = await request(
      "/post-job",
      submit({ ...makePostingInput({ title: "Head Sea Guide" }), token }),
    );
    expect(again.status).toBe(303);
    expect(await db.select().from(postedJobs)).toMatchObject([{ title: "Head Sea Guide" }]);
  });

  test("says when to come back after too many tries", async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 12; count++)
      answers.push(await request("/post-job", submit(makePostingInput())));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.headers.get("retry-after")).toBeTruthy();
    expect(await last?.text()).toContain("You&#x27;ve started too many checkouts. Please try again in");
  });

  test("leads to the page that manages a posting paid meanwhile", async () => {
    const { id } = await insertPostedJob();
    const answer = await request("/post-job", submit({ ...makePostingInput(), token: postingToken(id, 0) }));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, managePath(id, 0)]);
  });
});

describe("a link back", () => {
  test("fills the form of an unpaid posting, and is private", async () => {
    const { id } = await insertPostedJob({ status: "pending", title: "Head River Guide" });
    const { status, headers, html, text } = await readPage(resumePath(id, 0));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(shownIn(html, "title")).toBe("Head River Guide");
    expect(shownIn(html, "token")).toBe(postingToken(id, 0));
    expect(text).not.toContain("This link no longer works.");
  });

  test("to a paid posting leads to the page that manages it", async () => {
    const { id } = await insertPostedJob();
    const answer = await request(resumePath(id, 0));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, managePath(id, 0)]);
  });

  test.each([
    ["broken", "x.y"],
    ["to what is gone", postingToken("11111111-1111-4111-8111-111111111111", 0)],
  ])("that is %s shows an empty form, and says so", async (_, token) => {
    const { status, headers, html, text } = await readPage(`/post-job?token=${encodeURIComponent(token)}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text).toContain("This link no longer works. You can start a new posting here.");
    expect(shownIn(html, "title")).toBe("");
    expect(shownIn(html, "token")).toBeUndefined();
  });
});
