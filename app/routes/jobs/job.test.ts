import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertPostedJob, moab } from "#test/factories.ts";
import { request } from "#test/request.ts";

type Job = Awaited<ReturnType<typeof insertJob>>;
const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon" };

beforeAll(async () => {
  await emptyDatabase();
  await request("/healthz");
}, 60_000);

function addressOf(job: Job) {
  return `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
}

async function slugOf(id: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return `${job?.slug}-${id.slice(-6)}`;
}

async function read(address: string) {
  const answer = await request(address);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Returns what people read, one piece of text a line. */
function textOf(html: string) {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return main
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
}

function applyLinks(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(Apply Now|Apply for this Position)<\/a>/g)].map(
    ([, attributes = "", label]) => ({
      label,
      href: /href="([^"]*)"/.exec(attributes)?.[1],
      rel: /rel="([^"]*)"/.exec(attributes)?.[1],
      target: /target="([^"]*)"/.exec(attributes)?.[1],
    }),
  );
}

describe("an open job", () => {
  test("shows what is stored", async () => {
    const job = await insertJob({
      title: "Wilderness Ranger",
      companyName: "Fictitious Forest",
      places: [moab, bend],
      jobType: "Full-time",
      salaryMin: 20,
      salaryMax: 25.5,
      salaryCurrency: "USD",
      salaryUnit: "hour",
      workArrangement: "hybrid",
      datePosted: new Date(Date.now() - 3 * dayMs),
      validThrough: new Date("2027-03-04T12:00:00Z"),
      descriptionMd: "# The work\n\nWalk far.\n\n- Dig\n- Carry\n\n1. Eat\n continued",
    });
    const { status, html } = await read(addressOf(job));
    expect(status).toBe(200);
    const lines = textOf(html).split("\n");
    for (const text of ["Wilderness Ranger", "Fictitious Forest", "Moab, Utah", "Bend, Oregon", "Full-time"])
      expect(lines).toContain(text);
    expect(textOf(html)).toMatch(/USD 20 - 25\.50?\/hour/);
    expect(lines).toContain("3 days");
    // Once in the badge at the top, once in the details.
    expect(lines.filter((line) => line === "Hybrid")).toHaveLength(2);
    expect(lines.filter((line) => line === "Remote")).toHaveLength(1);
    expect(lines).toContain("March 4, 2027");
    expect(html).toMatch(/<h3[^>]*>The work<\/h3>/);
    expect(html).toMatch(/<li>Dig<\/li><li>Carry<\/li><li>Eat continued<\/li>/);
    expect(lines).toContain("Job Details");
  });

  test("says why it is here, folded", async () => {
    const keptBecause = "It is outdoor work: its title says “ranger”.";
    const { html } = await read(addressOf(await insertJob({ keptBecause, kind: "volunteer" })));
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Why it is here<\/summary><p[^>]*>It is outdoor work: its title says “ranger”\. It&#x27;s volunteer work\.<\/p>/,
    );
    expect((await read(addressOf(await insertJob()))).html).not.toContain("Why it is here");
  });

  test("without a description says so", async () => {
    const job = await insertJob({ description: "", descriptionMd: "" });
    expect(textOf((await read(addressOf(job))).html)).toContain("No description available.");
  });

  test("has breadcrumbs, and links to related jobs but never to itself", async () => {
    const companyName = "Breadcrumb Outfitters";
    const job = await insertJob({ title: "Crumb Guide", companyName });
    for (const place of [moab, bend, bend, bend]) {
      const usStates = place === moab ? ["UT"] : ["OR"];
      await insertJob({ title: "Crumb Cook", companyName, places: [place], usStates });
      await insertJob({ title: "Crumb Keeper", places: [place], usStates, datePosted: new Date() });
    }
    const { html } = await read(addressOf(job));
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(main).toContain('href="/"');
    expect(main).toContain(`href="/company/${job.companySlug}"`);
    expect(main).not.toContain(`href="${addressOf(job)}"`);
    expect(main.split("<article").length - 2).toBe(6);
  });
});

describe("the links to apply", () => {
  test.each([
    ["https://apply.example.com/a?b=1&c=2", "_blank"],
    ["http://apply.example.com/", "_blank"],
    // A tab opened for an email would stay empty.
    ["mailto:jobs@example.com", undefined, "?subject=Rope%20%26%20Rock%20Guide%3F%20(Waymark)"],
  ])("to %s appear twice, and send no referrer", async (applyUrl, target, subject = "") => {
    const { html } = await read(addressOf(await insertJob({ title: "Rope & Rock Guide?", applyUrl })));
    const rel = "noopener noreferrer nofollow ugc";
    const link = { href: applyUrl.replaceAll("&", "&amp;") + subject, rel, target };
    expect(applyLinks(html)).toEqual([
      { label: "Apply Now", ...link },
      { label: "Apply for this Position", ...link },
    ]);
  });

  test.each([
    ["alone", null],
    ["beside a link", "https://apply.example.com/"],
  ])("show an email address %s as text to copy, and to no search engine", async (_, applyUrl) => {
    const posting = await insertPostedJob({ applyUrl, applyEmail: "crew@example.com" });
    const { html } = await read(`/company/summit-guides/jobs/${await slugOf(posting.id)}`);
    const byEmail =
      /<span[^>]*>Apply by email:(?:<!-- -->)? <a href="mailto:crew@example\.com\?subject=Head%20Guide%20\d+%20\(Waymark\)"[^>]*>crew@example\.com<\/a><\/span><button[^>]*aria-label="Copy email address"/;
    expect(html).toMatch(byEmail);
    expect(applyLinks(html)[0]?.href).toMatch(applyUrl ?? /^mailto:crew@example.com\?subject=/);
    expect(textOf(html)).toContain(`Apply: ${applyUrl ? `${applyUrl} or ` : ""}crew@example.com`);
    expect(JSON.stringify(structuredData(html))).not.toContain("crew@example.com");
  });

  test("are missing without an address", async () => {
    const { html } = await read(addressOf(await insertJob({ applyUrl: null })));
    expect(applyLinks(html)).toEqual([]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "ftp://x.example",
  ])("are missing for %s, even if it were stored", async (applyUrl) => {
    const { html } = await read(addressOf(await insertJob({ applyUrl, companyName: `Odd ${applyUrl}` })));
    expect(applyLinks(html)).toEqual([]);
    expect(html).not.toContain(`href="${applyUrl}"`);
  });
});

test("markup in a description is shown as text", async () => {
  const descriptionMd =
    "Use <b>bold</b> words & <img src=x onerror=alert(1)>.\n\n# <h1>Head</h1>\n\n- <i>item</i>";
  const { html } = await read(addressOf(await insertJob({ descriptionMd })));
  expect(html).not.toMatch(/<img src=x|<b>bold|<i>item|<h1>Head/);
  expect(textOf(html)).toContain("Use <b>bold</b> words & <img src=x onerror=alert(1)>.");
});

describe("a job that has closed", () => {
  test.each([
    ["ended", { expiredAt: new Date() }],
    ["ran out", { expiresAt: new Date(Date.now() - 1000) }],
  ])("because it %s answers 410 with its title and similar open jobs", async (_, ending) => {
    const companyName = `Ending Outfitters ${_}`;
    const open = await insertJob({ title: "Still Open Guide", companyName });
    const job = await insertJob({ title: "Ended Guide", companyName, ...ending });
    const { status, html } = await read(addressOf(job));
    expect(status).toBe(410);
    expect(html).toMatch(/<h1[^>]*>Ended Guide<\/h1>/);
    expect(textOf(html)).toContain("no longer open");
    expect(html).toContain(`href="${addressOf(open)}"`);
    expect(html).toMatch(/<a [^>]*href="\/jobs"[^>]*>Back to Search<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(structuredData(html)).toEqual([]);
    expect(applyLinks(html)).toEqual([]);
    expect((await read(`${addressOf(job)}.data`)).status).toBe(410);
  });

  test("says so at once when it runs out, although its page was just cached", async () => {
    const companyName = "Lasting Outfitters";
    let job = await insertJob({ companyName });
    // A busy machine takes its time for the first answer.
    for (let life = 750, status = 0; status !== 200; ) {
      life *= 2;
      job = await insertJob({ companyName, expiresAt: new Date(Date.now() + life) });
      ({ status } = await read(addressOf(job)));
    }
    await expect.poll(() => Date.now()).toBeGreaterThan(Number(job.expiresAt));
    expect((await read(addressOf(job))).status).toBe(410);
  });
});

describe("an address that is almost right", () => {
  test("leads to the job by the end of its id", async () => {
    const job = await insertJob({ title: "Moved Guide", companyName: "Moved Outfitters" });
    const end = job.id.slice(-6);
    for (const wrong of [
      `/company/${job.companySlug}/jobs/an-older-title-${end}`,
      `/company/another-company/jobs/${job.slug}-${end}`,
      `/company/${job.companySlug}/jobs/${end}`,
    ]) {
      const { status, headers } = await read(wrong);
      expect(status).toBe(301);
      expect(headers.get("location")).toBe(addressOf(job));
    }
  });

  test.each([
    "/company/canyon-outfitters/jobs/nothing-000000",
    "/company/canyon-outfitters/jobs/nothing",
    "/company/x/jobs/%F0%9F%8F%94",
  ])("%s answers 404 with the way back", async (address) => {
    const { status, html } = await read(address);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Job Not Found<\/h1>/);
    expect(html).toMatch(/<a [^>]*href="\/jobs"[^>]*>Back to Search<\/a>/);
    expect(structuredData(html)).toEqual([]);
  });

  test("that could mean two jobs leads to neither", async () => {
    const end = "0000-4000-8000-0000000abcde";
    await insertJob({ id: `10000000-${end}`, companyName: "Twin One" });
    await insertJob({ id: `20000000-${end}`, companyName: "Twin Two" });
    expect((await read("/company/twin-three/jobs/guide-0abcde")).status).toBe(404);
  });
});

test('a job\\\'s text has one heading "About this job", whoever wrote it', async () => {
  const own = await insertJob({
    descriptionMd: "# About this job\n\nRow the river.\n\n# Benefits\n\n- Meals",
  });
  const { html } = await read(addressOf(own));
  expect(textOf(html).match(/About this job/g)).toHaveLength(1);
  expect(textOf(html)).toContain("Benefits");
});

test("a job's details come before its text, and the report after it", async () => {
  const job = await insertJob({ title: "Order Keeper", description: "Water bars and drains." });
  const text = textOf((await read(addressOf(job))).html);
  const parts = ["Apply Now", "Job Details", "About this job", "Apply for this Position", "Report this job"];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a printed job carries its address and the way to apply", async () => {
  const job = await insertJob({ applyUrl: "https://jobs.example.com/42" });
  const { html } = await read(addressOf(job));
  const printed = textOf(`<main>${/<p class="[^"]*print:block">.*?<\/p>/s.exec(html)?.[0]}</main>`);
  expect(printed.replace(/\n+/g, "\n")).toBe(
    `\nApply: https://jobs.example.com/42\nThis job: http://localhost:3000${addressOf(job)}\n`,
  );
});

test("a description cut for search engines shows the cut", async () => {
  const job = await insertJob({ descriptionMd: `${"Row the river with us. ".repeat(20)}` });
  const { html } = await read(addressOf(job));
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(description).toMatch(/[a-z]…$/);
  expect(description.length).toBeLessThanOrEqual(155);
});
