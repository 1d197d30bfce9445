import { beforeAll, describe, expect, test } from "vitest";
import { writeCursor } from "#core/jobs/cursor.ts";
import { parkPages } from "#core/jobs/parks/tables.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { listParks } from "#core/places/parks.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertProfile, insertSubscription, moab } from "#test/factories.ts";
import { firstOutOfOrder, readPage, titlesIn, trailIn, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

type Job = Awaited<ReturnType<typeof insertJob>>;

const origin = "http://localhost:3000";
const arches = "/search/jobs-near-arches-national-park-ut";
const canyonlands = "/search/jobs-near-canyonlands-national-park-ut";
const olympic = "/search/jobs-near-olympic-national-park-wa";
const acadia = "/search/jobs-near-acadia-national-park-me";
const named = ["arches", "canyonlands", "olympic", "acadia", "heavenly"];
const denver = {
  ...moab,
  text: "Denver, Colorado",
  city: "Denver",
  state: "Colorado",
  lat: 39.74,
  lon: -104.99,
};

/** Near Arches, the newest first, each with a word of its own; `far` is in Denver. */
const near: Job[] = [];
let far: Job;
let subscriber: { cookie: string };

const ago = (days: number) => new Date(Date.now() - days * dayMs);

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 14; number++) {
    const word = `zq${String(number).padStart(2, "0")}x`;
    near.push(
      await insertJob({
        title: `Guide ${word}`,
        companyName: `Outfitter ${number % 3} ${word.slice(0, 2)}`,
        category: number < 9 ? "Guiding" : "Parks",
        ...(number < 4 && { salaryMin: 18, salaryMax: 24, salaryCurrency: "USD", salaryUnit: "hour" }),
        factWords: number < 5 ? ["housing:provided"] : [],
      }),
    );
  }
  far = await insertJob({ title: "Guide zqfarx", places: [denver] });
  const row = (slug: string, more: Partial<typeof parkPages.$inferInsert> = {}) => {
    const standing = {
      jobs: 14,
      employers: 3,
      newestAt: ago(1),
      aboveSince: ago(30),
      surveyedAt: new Date(),
    };
    return { slug, ...standing, ...more };
  };
  const below = (days: number) => ({ jobs: 4, aboveSince: null, belowSince: ago(days) });
  const others = listParks().filter(({ slug }) => !named.some((name) => slug.startsWith(name)));
  await db
    .insert(parkPages)
    .values([
      row("arches-national-park-ut", { jobs: 500 }),
      row("canyonlands-national-park-ut", { jobs: 400, sharesWith: "arches-national-park-ut" }),
      row("heavenly-mountain-resort-ca"),
      row("olympic-national-park-wa", below(13)),
      row("acadia-national-park-me", below(15)),
      ...others.slice(0, 120).map(({ slug }, at) => row(slug, { jobs: 200 - at })),
    ]);
  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  subscriber = await signIn(email);
  await request("/healthz");
}, 60_000);

const wordOf = ({ title }: Job) => title.replace("Guide ", "");
const namedIn = (payload: string) =>
  [...near, far].filter((job) => payload.includes(wordOf(job)) || payload.includes(job.id));
const headOf = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
  title: unescaped(/<title>([^<]*)</.exec(html)?.[1] ?? ""),
  description: unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
});

describe("the page of jobs near a park", () => {
  test("says how many jobs there are, of which kinds, with which pay and housing", async () => {
    const { status, text } = await readPage(arches);
    expect(status).toBe(200);
    const wanted = [
      ...["Home", "Job searches", "Jobs near Arches and Canyonlands"],
      "14 open jobs of 3 employers are within 50 miles of Arches National Park. More than half, 9, are in guiding; then parks (5). Pay is stated from $18 to $24 an hour (4 jobs).",
      ...[
        "open jobs within 50 miles",
        "14",
        "employers hiring",
        "3",
        "an hour, where 4 jobs state it",
        "$18–$24",
      ],
      ...["with housing provided", "5"],
      ...["Available Positions", "14 open jobs"],
      "What counts as near Arches and Canyonlands",
      "Look farther around Arches National Park",
      "What work is there near Arches and Canyonlands?",
      "What do jobs near Arches and Canyonlands pay?",
      "Do jobs near Arches and Canyonlands come with housing?",
      "5 of 14 jobs say that housing is provided. 9 do not say.",
      ...["Related Job Searches", "See every matching job"],
    ];
    expect(firstOutOfOrder(text, wanted)).toBeUndefined();
    expect(text).not.toContain("When do jobs near");
  });

  test("has one address, title and description for search engines, and its breadcrumbs", async () => {
    const { html } = await readPage(arches);
    const { canonical, robots, title, description } = headOf(html);
    expect([canonical, robots]).toEqual([origin + arches, null]);
    expect(title).toBe("Jobs near Arches and Canyonlands | Waymark");
    expect(description).toMatch(/^14 open jobs of 3 employers are within 50 miles of Arches National Park/);
    expect(trailIn(html)).toEqual(["Home", "Job searches", "Jobs near Arches and Canyonlands"]);
  });

  test.each(["?facts=housing", "?near=moab-ut&within=10", "?facts=housing&near=denver-co", "?sheet=open"])(
    "is filtered by %s for readers alone: search engines get the page itself",
    async (search) => {
      const { html, status } = await readPage(arches + search);
      expect(status).toBe(200);
      expect(headOf(html)).toMatchObject({ robots: "noindex", canonical: origin + arches });
    },
  );

  test("shows a visitor the free jobs and the true number, whatever is asked", async () => {
    const open = near.slice(0, freeJobs).map(wordOf).sort();
    const after = `?after=${writeCursor(near[freeJobs - 1] as Job)}`;
    for (const address of [arches, `${arches}.data`, arches + after, `${arches}?page=2&page_size=100`]) {
      const { html } = await readPage(address);
      expect(namedIn(html).map(wordOf).sort(), address).toEqual(open);
    }
    const { text } = await readPage(arches);
    expect(text).toContain("\n+4 More Jobs Available!\n");
    const narrowed = await readPage(`${arches}?facts=housing`);
    expect(namedIn(narrowed.html).map(wordOf).sort()).toEqual(near.slice(0, 5).map(wordOf).sort());
  });

  test("shows a subscriber every job nearby, and none far away", async () => {
    const { html } = await readPage(arches, { headers: subscriber });
    expect(titlesIn(html)).toEqual(near.map(({ title }) => title));
  });

  test("offers an alert for the same circle", async () => {
    const { html } = await readPage(arches);
    expect(html).toMatch(/<a [^>]*href="\/job-alerts\/new\?[^"]*near=arches-national-park-ut"/);
  });
});

test("a park that shares another's page redirects there for good", async () => {
  const { status, headers } = await readPage(canyonlands);
  expect([status, headers.get("location")]).toEqual([301, arches]);
});

test("a park that was renamed leads from its name of before to its page for good", async () => {
  const { status, headers } = await readPage("/search/jobs-near-heavenly-ca");
  const today = "/search/jobs-near-heavenly-mountain-resort-ca";
  expect([status, headers.get("location")]).toEqual([301, today]);
});

test("a page with too few jobs leaves the lists at once, and search engines after fourteen days", async () => {
  for (const [path, robots] of [
    [olympic, null],
    [acadia, "noindex"],
  ] as const) {
    const { status, html, text } = await readPage(path);
    expect(status).toBe(200);
    expect(headOf(html)).toMatchObject({ robots, canonical: robots ? null : origin + path });
    expect(text).toContain("\n0 open jobs\n");
    expect(text).toMatch(/No open job is within 50 miles of (Olympic|Acadia) National Park now\./);
    for (const list of ["/search/all", "/sitemaps/pages.xml"])
      expect(await (await request(list)).text(), list).not.toContain(path);
  }
});

test.each(["zion-national-park-xx", "moab-ut", "nowhere", "", "constructor"])(
  "a park %j that is unknown or never had enough jobs has no page",
  async (slug) => {
    const { status, headers } = await readPage(`/search/jobs-near-${slug}`);
    expect([status, headers.get("location")]).toEqual([302, "/404"]);
  },
);

test("the sitemap and the overview of searches name the hundred pages with most jobs", async () => {
  const sitemap = await (await request("/sitemaps/pages.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*\/search\/jobs-near-([^<]*)<\/loc>/g)].map(
    ([, slug]) => slug,
  );
  const rows = await db.select().from(parkPages);
  const most = rows
    .filter(({ sharesWith, belowSince }) => !sharesWith && !belowSince)
    .sort((a, b) => b.jobs - a.jobs)
    .slice(0, 100);
  expect(listed).toEqual(most.map(({ slug }) => slug));
  const { html } = await readPage("/search/all");
  const linked = [...html.matchAll(/href="\/search\/jobs-near-([^"]*)"/g)].map(([, slug]) => slug);
  expect(linked).toEqual(listed);
});

test("the page of its state and its jobs link to the page", async () => {
  const link = new RegExp(`<a [^>]*href="${arches}"[^>]*>Jobs near Arches and Canyonlands</a>`);
  const job = (each: Job) => `/company/${each.companySlug}/jobs/${each.slug}-${each.id.slice(-6)}`;
  for (const address of ["/outdoor-jobs-utah", job(near[12] as Job)])
    expect((await readPage(address)).html, address).toMatch(link);
  expect((await readPage(job(far))).html).not.toMatch(link);
});
