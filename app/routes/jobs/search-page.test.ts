import { beforeAll, describe, expect, test } from "vitest";
import { findSearch } from "#core/content/content.ts";
import { writeCursor } from "#core/jobs/cursor.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { firstOutOfOrder, readPage, titlesIn, trailIn, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

type Job = Awaited<ReturnType<typeof insertJob>>;

/** 130 jobs and a featured one; exactly the free limit; too many to count; no job. */
const rangers = "/search/park-ranger-jobs";
const rafting = "/search/rafting-guide-jobs";
const instructors = "/search/ski-instructor-jobs";
const biologists = "/search/wildlife-biologist-jobs";

const searchAt = (path: string) => {
  const search = findSearch(path.replace("/search/", ""));
  if (!search) throw new Error(`${path} has no file`);
  return search;
};
const keywordOf = (path: string) => searchAt(path).query.titleWords?.[0] ?? "";

/** Newest first. Each listing has a word of its own. */
const ordinary: Job[] = [];
let featured: Job;
let free: { cookie: string };
let subscriber: { cookie: string };

beforeAll(async () => {
  await emptyDatabase();
  const ranger = (name: string, overrides: Partial<Job> = {}) =>
    insertJob({ title: `${keywordOf(rangers)} ${name}`, companyName: `Outfitter ${name}`, ...overrides });
  for (let number = 0; number < 130; number++) {
    ordinary.push(await ranger(`zq${String(number).padStart(3, "0")}x`));
  }
  featured = await ranger("zqpaidx", { featuredUntil: new Date(Date.now() + dayMs) });
  for (let number = 0; number < freeJobs; number++) {
    await insertJob({ title: keywordOf(rafting), companyName: `River ${number}` });
  }
  const instructor = await insertJob({ title: keywordOf(instructors), datePosted: new Date(0) });
  await copyJob(instructor.id, 10_000);
  free = await signIn("free@example.com");
  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  subscriber = await signIn(email);
  await request("/healthz");
}, 60_000);

/** Returns every listing whose word or id is in the payload. */
function namedIn(payload: string): Job[] {
  return [...ordinary, featured].filter(
    (job) => payload.includes(job.title) || payload.includes(job.companyName) || payload.includes(job.id),
  );
}

const inOrder = (jobs: Job[]) => jobs.map((job) => job.title).sort();

describe("a predefined search", () => {
  test("has its text, from its breadcrumbs to the searches beside it", async () => {
    const search = searchAt(rangers);
    const { status, html, text } = await readPage(rangers);
    expect(status).toBe(200);
    const wanted = [
      ...["Home", "Job searches", search.label, search.h1, search.intro],
      ...search.statistics.map(({ value }) => value),
      "Available Positions",
      "131 open jobs",
      ...search.faqs.map(({ question }) => question),
      "Related Job Searches",
      "See every matching job",
      "See the plans",
    ];
    expect(firstOutOfOrder(text, wanted)).toBeUndefined();
    expect(html).toContain(search.body.html);
    for (const slug of search.relatedSearches) expect(html).toContain(`href="/search/${slug}"`);
    expect(html).toMatch(/<a [^>]*href="\/search\/all"[^>]*>Job searches<\/a>/);
  });

  test("has one address, title and description for search engines", async () => {
    const { title, metaDescription, label } = searchAt(rangers);
    const { html } = await readPage(
      `${rangers}?after=${writeCursor(ordinary[freeJobs - 1] as Job)}&utm_source=x`,
    );
    expect(unescaped(html)).toContain(`<title>${title} | Waymark</title>`);
    expect(unescaped(html)).toContain(`<meta name="description" content="${metaDescription}"`);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(
      /^https?:\/\/[^/]+\/search\/park-ranger-jobs$/,
    );
    expect(html).not.toContain("noindex");
    expect(trailIn(html)).toEqual(["Home", "Job searches", label]);
  });

  test("answers its questions without script, in plain text made from Markdown", async () => {
    const { html } = await readPage(rangers);
    const answers = [
      ...html.matchAll(/<details[^>]*><summary[^>]*><h3[^>]*>(.*?)<\/h3>.*?<\/summary>(.*?)<\/details>/gs),
    ];
    expect(answers.map(([, question]) => unescaped(question ?? ""))).toEqual(
      searchAt(rangers).faqs.map(({ question }) => question),
    );
    for (const [, , answer] of answers) expect(answer).toMatch(/<p>\S/);
  });
});

describe("a reader without a subscription", () => {
  const forged = () => [
    ...[freeJobs - 1, 40, 129].map((number) => `?after=${writeCursor(ordinary[number] as Job)}`),
    `?after=${writeCursor({ datePosted: new Date(), id: "ffffffff-ffff-4fff-8fff-ffffffffffff" })}`,
    ...["?after=0", "?page=2&page_size=100", "?limit=100", "?viewer=subscriber", "?title=zq050x"],
  ];
  const data = `${rangers}.data`;

  test("gets the free jobs and the featured ones in every answer, and no other", async () => {
    const open = inOrder([...ordinary.slice(0, freeJobs), featured]);
    for (const headers of [undefined, free]) {
      for (const search of ["", ...forged()]) {
        for (const address of [rangers, data]) {
          const { status, html } = await readPage(address + search, { headers });
          expect(status).toBe(200);
          expect(inOrder(namedIn(html)), address + search).toEqual(open);
        }
      }
      const single = await readPage(`${data}?_routes=routes%2Fjobs%2Fsearch-page`, { headers });
      expect(inOrder(namedIn(single.html))).toEqual(open);
    }
  });

  test("sees featured jobs first", async () => {
    const { html } = await readPage(rangers);
    expect(titlesIn(html)).toEqual([featured, ...ordinary.slice(0, freeJobs)].map((job) => job.title));
  });

  test("sees the number of the rest, and as a visitor the way to sign up", async () => {
    const { html, text } = await readPage(rangers);
    expect(text).toContain(`\n+${130 - freeJobs} More Jobs Available!\n`);
    expect(text).toContain("\nSign up and subscribe to discover all opportunities\n");
    expect(html).toMatch(/<a [^>]*href="\/#pricing"[^>]*>Sign Up &amp; Unlock All Jobs<\/a>/);
    expect(text).not.toContain("Subscribe to unlock all matching jobs");
  });

  test("sees the number of the rest, and as a member the way to subscribe", async () => {
    const { html, text } = await readPage(rangers, { headers: free });
    expect(text).toContain(`\n+${130 - freeJobs} More Jobs Available!\n`);
    expect(text).toContain("\nSubscribe to unlock all matching jobs with advanced search\n");
    expect(html).toMatch(/<a [^>]*href="\/#pricing"[^>]*>Unlock All Jobs<\/a>/);
    expect(text).not.toContain("Sign Up");
  });

  test("sees the largest count where there are more", async () => {
    const { text } = await readPage(instructors);
    expect(text).toContain("\n10,000+ open jobs\n");
    expect(text).toContain(`\n+${(10_000 - freeJobs).toLocaleString("en-US")} More Jobs Available!\n`);
  });

  test("sees no offer where there are no more jobs", async () => {
    const { html, text } = await readPage(rafting);
    expect(text).toContain(`${freeJobs} open jobs`);
    expect([...html.matchAll(/<article/g)]).toHaveLength(freeJobs);
    expect(text).not.toContain("More Jobs Available!");
  });
});

describe("a subscriber", () => {
  test("reads pages of a hundred, and sees no offer", async () => {
    const first = await readPage(rangers, { headers: subscriber });
    expect(namedIn(first.html)).toHaveLength(101);
    for (const words of ["More Jobs Available!", "Unlock", "See the plans"])
      expect(first.text).not.toContain(words);
    const link = /<a [^>]*rel="next"[^>]*>/.exec(first.html)?.[0] ?? "";
    const next = unescaped(/href="([^"]*)"/.exec(link)?.[1] ?? "");
    expect(next).toMatch(/^\/search\/park-ranger-jobs\?after=[^#]+#positions$/);
    const second = await readPage(next, { headers: subscriber });
    expect(inOrder(namedIn(second.html))).toEqual(inOrder(ordinary.slice(100)));
    expect(first.text).toContain("\nShowing 1–101 of 131 jobs\n");
    expect(second.text).toContain("\nShowing 102–131 of 131 jobs\n");
    expect(second.html).not.toContain('rel="next"');
    expect(second.html).toContain('rel="prev"');
  });
});

test("a search without jobs says so, names what it looked for, offers other searches, and links to all jobs", async () => {
  const { status, html, text } = await readPage(biologists);
  expect(status).toBe(200);
  expect(text).toContain("\n0 open jobs\n");
  expect(text.replace(/\n+/g, "\n")).toContain(
    "\nNo jobs found matching this search.\nYou asked for: Wildlife biologist jobs in the United States.\n",
  );
  expect(html).toMatch(/<a [^>]*href="\/search\/[^"]*"[^>]*>[^<]*(<!-- -->)?: (<!-- -->)?[\d,]+ jobs?<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/jobs"[^>]*>Browse All Jobs<\/a>/);
  expect(text).not.toContain("More Jobs Available!");
});

test.each(["no-such-search", "constructor", "__proto__", "park-ranger-jobs-", "%F0%9F%8F%94"])(
  "the unknown search %s leads to the page that is not found",
  async (slug) => {
    const { status, headers } = await readPage(`/search/${slug}`);
    expect([status, headers.get("location")]).toEqual([302, "/404"]);
    expect((await readPage("/404")).status).toBe(404);
    expect((await readPage(`/search/${slug}.data`)).html).toContain("/404");
  },
);
