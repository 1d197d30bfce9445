import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";
import { request } from "#test/request.ts";

const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon" };
const goodSummary = "Hiring Outfitters run rivers all summer long. We teach people to read water.";

beforeAll(async () => {
  await emptyDatabase();
  const hiring = "Hiring Outfitters";
  await insertJob({
    title: "Oldest Guide",
    companyName: hiring,
    companyLogoUrl: "https://www.hiring.example.com/logo.png",
    descriptionMd: `${goodSummary} Third.`,
    datePosted: new Date(Date.now() - 60_000),
  });
  await insertJob({
    title: "Bend Guide",
    companyUrl: "https://www.hiring.example.com/about",
    companyName: hiring,
    places: [bend],
    descriptionMd: `${goodSummary} Third.`,
  });
  await insertJob({
    title: "Afar Guide",
    companyName: hiring,
    workArrangement: "remote",
    descriptionMd: goodSummary,
  });
  await insertJob({ title: "Closed Guide", companyName: hiring, expiredAt: new Date() });
  await insertJob({ companyName: "Hiring", descriptionMd: "Short.", applyUrl: "https://www.indeed.com/x" });
  await insertJob({ companyName: "Silver River Rafting" });
  await insertJob({ companyName: "Silver Peak Lodge" });
  await insertJob({ companyName: "Finished Company", expiredAt: new Date() });
  await insertJob({ companyName: "Run Out Company", expiresAt: new Date(Date.now() - 1000) });
  await insertJob({ companyName: "🏔️🏔️" });
  const owls = { companyName: "Owl Society", title: "Field Course: Owls" };
  await insertJob({ ...owls, kind: "course", aside: "course" });
  for (let number = 0; number < 105; number++) {
    await insertJob({ title: `Many ${String(number).padStart(3, "0")}x`, companyName: "Many Jobs" });
  }
  await request("/healthz");
}, 60_000);

async function read(address: string) {
  const answer = await request(address);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

/** Joins the page's texts into one line, as the browser shows it. */
function textOf(html: string) {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return main.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "\n");
}

function structuredData(html: string) {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
}

const emptyText = "No current openings at this company. Check back soon for new opportunities!";

describe("a hiring company", () => {
  test("shows its facts and every open position to everyone", async () => {
    const { status, html, text } = await read("/company/hiring-outfitters");
    expect(status).toBe(200);
    expect(text).toContain("Outdoor Jobs at Hiring Outfitters");
    for (const words of [
      "3 Active Positions",
      "Growing Company",
      "Remote Available",
      "2 Locations",
      "3 Open Positions",
    ])
      expect(text).toContain(words);
    for (const title of ["Oldest Guide", "Bend Guide", "Afar Guide"]) expect(text).toContain(title);
    expect(text).not.toContain("Closed Guide");
    expect(html).toContain(`>${goodSummary}</p>`);
    expect(html).toMatch(/<a [^>]*href="\/jobs"[^>]*>View All Jobs<\/a>/);
  });

  test("is an Organization in the structured data, without JobPosting", async () => {
    const { html } = await read("/company/hiring-outfitters");
    expect(structuredData(html)).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Hiring Outfitters",
        url: "https://www.hiring.example.com",
        logo: "https://www.hiring.example.com/logo.png",
        description: goodSummary,
      },
      expect.objectContaining({ "@type": "BreadcrumbList" }),
    ]);
  });

  test("has its website opened in a new tab; a job board's address is not its website", async () => {
    const { html } = await read("/company/hiring-outfitters");
    const link = /<a ([^>]*)>Visit Website<\/a>/.exec(html)?.[1];
    expect(link).toContain('href="https://www.hiring.example.com"');
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer nofollow ugc"');
    expect((await read("/company/hiring")).html).not.toContain("Visit Website");
  });

  test("with one job is a Small Company with one of each", async () => {
    const { text } = await read("/company/hiring");
    for (const words of ["1 Active Position\n", "Small Company", "1 Location\n", "1 Open Position\n"])
      expect(text).toContain(words);
  });

  test("may have a name without a letter", async () => {
    const { html } = await read("/jobs");
    const address = /href="(\/company\/company-[0-9a-f]+)\/jobs\//.exec(html)?.[1];
    expect((await read(address ?? "")).text).toContain("Outdoor Jobs at 🏔️🏔️");
  });
});

test("reads a hundred positions a page, each once", async () => {
  const first = await read("/company/many-jobs");
  expect(first.text).toContain("105 Active Positions");
  expect(first.text).toContain("Large Company");
  const next = /<a [^>]*href="([^"]*)"[^>]*rel="next"|<a [^>]*rel="next"[^>]*href="([^"]*)"/.exec(first.html);
  const second = await read(next?.[1] ?? next?.[2] ?? "");
  const titles = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(titles(first.html)).toHaveLength(100);
  expect(titles(second.html)).toHaveLength(5);
  expect(new Set([...titles(first.html), ...titles(second.html)]).size).toBe(105);
});

test("shows courses in a section of their own, without counting or indexing them", async () => {
  const { html, text } = await read("/company/owl-society");
  expect(text).toContain("Outdoor Jobs at Owl Society");
  expect(text).toContain("0 Open Positions");
  expect(text).toContain("Not in our job lists");
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
  expect(html).toMatch(/Field Course: Owls<\/a>.*<span class="badge">Course<\/span>/s);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

describe("an unknown company's address", () => {
  test("leads to the one company whose name contains its words", async () => {
    const { status, headers } = await read("/company/rafting-silver");
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/company/silver-river-rafting");
  });

  test("offers several matching companies as links, and stays out of search engines", async () => {
    const { status, html, text } = await read("/company/silver");
    expect(status).toBe(200);
    expect(text).toContain(emptyText);
    expect(html).toContain('href="/company/silver-river-rafting"');
    expect(html).toContain('href="/company/silver-peak-lodge"');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test.each([
    "/company/nobody-at-all",
    "/company/finished-company",
    "/company/run-out-company",
    "/company/-",
    "/company/%F0%9F%8F%94",
  ])("for %s says that nothing is open, and where to go", async (address) => {
    const { status, html, text } = await read(address);
    expect(status).toBe(200);
    expect(text).toContain(emptyText);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to All Jobs<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/jobs"[^>]*>Browse All Jobs<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(structuredData(html)).toEqual([]);
    expect(html).not.toContain(`href="${address}"`);
  });

  test.each(["/company/silver%20peak", "/company/silver_peak_lodge"])(
    "for %s leads to the intended company",
    async (address) => {
      const { status, headers } = await read(address);
      expect([status, headers.get("location")]).toEqual([302, "/company/silver-peak-lodge"]);
    },
  );
});
