import { beforeAll, expect, test } from "vitest";
import { freeJobs } from "#core/jobs/query/access.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

const newest: string[] = [];
let featured = "";
let xml = "";

beforeAll(async () => {
  await emptyDatabase();
  featured = addressOf(
    await insertJob({ title: "Featured Guide", featuredUntil: new Date(Date.now() + dayMs) }),
  );
  await insertJob({ title: "Closed Guide", expiredAt: new Date() });
  newest.push(
    addressOf(
      await insertJob({
        title: "Rock ]]> & <b>Ice</b> ]]> Guide",
        companyName: "A & B",
        descriptionMd: "5 < 6 ]]> & more ]]> still",
      }),
    ),
  );
  for (let number = 1; number < 25; number++) newest.push(addressOf(await insertJob()));
  xml = await (await request("/feed.xml")).text();
}, 60_000);

function addressOf(job: Awaited<ReturnType<typeof insertJob>>) {
  return `http://localhost:3000/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
}

const links = (feed: string) =>
  [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link]) => link);

/** Whether each element closes in order, and no bare sign is outside CDATA. */
function isWellFormed(text: string) {
  const rest = text.replace(/<!\[CDATA\[.*?\]\]>/gs, "").replace(/^<\?xml[^>]*\?>/, "");
  const open: string[] = [];
  for (const [, slash, name, end] of rest.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (slash && open.pop() !== name) return false;
    if (!slash && !end) open.push(name ?? "");
  }
  const words = rest.replace(/<\/?[\w:]+[^<>]*>/g, "");
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(words);
}

test("the feed holds featured jobs, then the newest free ones, whatever is asked for", async () => {
  const open = [featured, ...newest.slice(0, freeJobs)];
  expect(links(xml)).toEqual(open);
  for (const search of ["?limit=100", "?page=2", "?after=1&title=guide"])
    expect(links(await (await request(`/feed.xml${search}`)).text())).toEqual(open);
  expect(xml).not.toMatch(/Closed Guide/);
});

test("the feed is well-formed with any text", async () => {
  const answer = await request("/feed.xml");
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(isWellFormed(xml)).toBe(true);
  expect(xml).not.toMatch(/]]> &/);
});

test("each entry has a title, a place, a date and a permanent address", () => {
  const items = xml.match(/<item>.*?<\/item>/gs) ?? [];
  expect(items).toHaveLength(freeJobs + 1);
  for (const item of items) {
    expect(item).toMatch(/<title><!\[CDATA\[.* at .*\]\]><\/title>/);
    expect(item).toContain("Moab, Utah");
    expect(Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? "")).toBeLessThanOrEqual(Date.now());
    expect(/<guid[^>]*>(.*?)<\/guid>/.exec(item)?.[1]).toBe(links(item)[0]);
  }
});

test("robots.txt allows everything but the stand-ins, and names the sitemap", async () => {
  const answer = await request("/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /local/"]);
});
