import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

const origin = "http://localhost:3000";
const longTitle =
  "Lead Interpretive River and Canyon Guide with Swiftwater Rescue Certification for the Season";
const addresses: Record<string, string> = {};

beforeAll(async () => {
  await emptyDatabase();
  const job = await insertJob({ title: longTitle, companyName: "Long Water & Sons" });
  const closed = await insertJob({ companyName: "Closed Outfitters", expiredAt: new Date() });
  Object.assign(addresses, { job: addressOf(job), closed: addressOf(closed) });
  await request("/healthz");
}, 60_000);

function addressOf(job: Awaited<ReturnType<typeof insertJob>>) {
  return `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
}

async function read(address: string) {
  const answer = await request(addresses[address] ?? address);
  const html = await answer.text();
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => decode(text ?? ""));
  const meta = (name: string) =>
    contents(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
  return {
    status: answer.status,
    html,
    titles: contents(/<title[^>]*>([^<]*)<\/title>/g),
    headings: contents(/<h1[^>]*>(.*?)<\/h1>/gs),
    canonical: contents(/<link rel="canonical" href="([^"]*)"/g),
    meta,
  };
}

function decode(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

const indexed = [
  ["/", "/"],
  ["/jobs", "/jobs"],
  ["/jobs?after=x&utm_source=letter", "/jobs"],
  ["/remote-jobs", "/remote-jobs"],
  ["/company/long-water-sons", "/company/long-water-sons"],
  ["job", "job"],
];
const narrowed = [
  ["/jobs?location=Utah&after=x&utm_source=letter", "/jobs"],
  ["/outdoor-jobs-utah?max_age=7&page=2", "/outdoor-jobs-utah"],
];
const notIndexed: [address: string, status: number][] = [
  ["/404", 404],
  ["/no/such/page", 404],
  ["/company/nobody-at-all", 200],
  ["/company/nobody-at-all/jobs/nothing-123456", 404],
  ["closed", 410],
];

describe.each(indexed)("the head of the page at %s", (address, canonical) => {
  test("names its one canonical address", async () => {
    const page = await read(address);
    expect(page.status).toBe(200);
    const expected = origin + (addresses[canonical] ?? canonical);
    expect(page.canonical).toEqual([expected]);
    expect(page.meta("og:url")).toEqual([expected]);
    expect(page.meta("robots")).toEqual([]);
  });

  test("has a title, text and picture for sharing", async () => {
    const page = await read(address);
    expect(page.titles[0]).toMatch(/ \| Waymark$/);
    expect(page.meta("og:title")[0]).toContain(page.titles[0]?.replace(/…? \| Waymark$/, ""));
    expect(page.meta("og:description")).toEqual(page.meta("description"));
    expect(page.meta("og:site_name")).toEqual(["Waymark"]);
    const picture = address === "job" ? `${origin}${addresses.job}/share.png?v=` : `${origin}/og.png`;
    expect(page.meta("og:image")).toHaveLength(1);
    expect(page.meta("og:image")[0]).toContain(picture);
    expect((await request(page.meta("og:image")[0] ?? "")).status).toBe(200);
  });
});

describe.each([...indexed.map(([address]) => address as string), ...notIndexed.map(([address]) => address)])(
  "the document of a page such as %s",
  (address) => {
    test("has one title and one main heading of suitable length, and says its language", async () => {
      const { titles, headings, html, meta } = await read(address);
      expect(titles).toHaveLength(1);
      expect(titles[0]?.length).toBeLessThanOrEqual(60);
      expect(titles[0]).toMatch(/\w{4}/);
      expect(headings).toHaveLength(1);
      for (const description of meta("description")) expect(description.length).toBeLessThanOrEqual(155);
      expect(html).toContain('<html lang="en"');
    });
  },
);

test.each(narrowed)(
  "the page %s is kept from search engines, and names %s as canonical",
  async (address, canonical) => {
    const page = await read(address as string);
    expect([page.status, page.canonical]).toEqual([200, [origin + canonical]]);
    expect(page.meta("robots")).toEqual(["noindex"]);
  },
);

test.each(notIndexed)("the page %s answers %i and is kept from search engines", async (address, status) => {
  const page = await read(address);
  expect(page.status).toBe(status);
  expect(page.canonical).toEqual([]);
  if (status === 200 || status === 410) expect(page.meta("robots")).toEqual(["noindex"]);
});

test("our own pages have titles of at most 60 and descriptions of 50 to 155 characters, all different", async () => {
  const pages = await Promise.all(["/", "/jobs", "/remote-jobs"].map(read));
  for (const page of pages) {
    expect(page.titles[0]?.length).toBeLessThanOrEqual(60);
    expect(page.meta("description")[0]?.length).toBeGreaterThanOrEqual(50);
  }
  expect(new Set(pages.map((page) => page.titles[0])).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.meta("description")[0])).size).toBe(pages.length);
});

test("a long title is cut in the title alone, never in the heading", async () => {
  const page = await read("job");
  expect(page.titles[0]).toMatch(/\w \| Waymark$/);
  expect(page.headings[0]).toBe(longTitle);
});

test("the home page offers the feed", async () => {
  const { html } = await read("/");
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" href="\/feed\.xml"/);
});

test.each(["/", "/jobs", "job", "/about-nothing"])(
  "the head of %s names its stylesheet before all that can wait",
  async (address) => {
    const { html } = await read(address);
    const sheet = html.indexOf('rel="stylesheet"');
    expect(sheet).toBeGreaterThan(0);
    for (const preload of ['rel="preload"', 'rel="modulepreload"'])
      expect(html.slice(0, sheet)).not.toContain(preload);
  },
);
