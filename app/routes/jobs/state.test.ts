import { beforeAll, describe, expect, test } from "vitest";
import { listSearches, listStates } from "#core/content/content.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob } from "#test/factories.ts";
import { firstOutOfOrder, linkOf, readPage, titlesIn, trailIn, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

const utah = "/outdoor-jobs-utah";
const california = "/outdoor-jobs-california";
const vermont = "/outdoor-jobs-vermont";
const montana = "/outdoor-jobs-montana";
let reader: { cookie: string };

/**
 * Utah has 45 jobs and a featured one, Washington two, Montana a sample, Vermont none, California too many to count.
 */
beforeAll(async () => {
  await emptyDatabase();
  const titled = (n: number) => `${n % 5 === 0 ? "Park Ranger" : "River Guide"} zq${n}x`;
  for (let n = 1; n <= 44; n++) await insertJob({ title: titled(n), companyName: `Outfitter ${n}` });
  await insertJob({ title: "Remote Ranger", workArrangement: "remote", datePosted: new Date(0) });
  await insertJob({ title: "Paid Guide", featuredUntil: new Date(Date.now() + dayMs) });
  for (const place of [
    { city: "Seattle", country: "US" },
    { state: "WA" },
    { city: "Washington", state: "DC" },
    { city: "Washington", state: "Victoria", country: "Australia" },
    { city: "Washington", state: "Tyne and Wear", country: "United Kingdom" },
  ]) {
    const places = [makePlace(place)].filter((each) => each !== null);
    await insertJob({ title: "Guide", companyName: places[0]?.text, places, usStates: statesOf(places) });
  }
  await insertJob({ title: "Sample Guide", isDemo: true, places: [], usStates: ["MT"] });
  const californian = await insertJob({ title: "Ranger", usStates: ["CA"] });
  await copyJob(californian.id, 10_000);
  reader = await signIn("reader@example.com");
  await request("/healthz");
}, 60_000);

const isDisabled = (html: string, name: string) =>
  new RegExp(`<button[^>]* disabled=""[^>]*>${name}</button>`).test(html);

describe.each(listStates())("the page of $label", (state) => {
  const path = `/outdoor-jobs-${state.slug}`;

  test("has every part in its order", async () => {
    const { status, html, text } = await readPage(path);
    expect(status).toBe(200);
    const wanted = [
      ...["Home", "Job searches", state.label, state.h1, state.intro],
      ...state.statistics.map(({ value }) => value),
      "Job Search Results",
      "Text last updated ",
      "Related Job Searches",
    ];
    expect(firstOutOfOrder(text, wanted)).toBeUndefined();
    expect(html.indexOf(state.body.html)).toBeGreaterThan(html.indexOf("Job Search Results"));
    expect(html).toMatch(/<a [^>]*href="\/search\/all"[^>]*>Job searches<\/a>/);
  });

  test("has one address, title and description for search engines", async () => {
    const { html } = await readPage(`${path}?title=guide&page=2&page_size=5&utm_source=x`);
    expect(unescaped(html)).toContain(`<title>${state.title} | Waymark</title>`);
    expect(unescaped(html)).toContain(`<meta name="description" content="${state.metaDescription}"`);
    expect(/<link rel="canonical" href="[^/]*\/\/[^/]*([^"]*)"/.exec(html)?.[1]).toBe(path);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect((await readPage(path)).html).not.toContain("noindex");
    expect(trailIn(html)).toEqual(["Home", "Job searches", state.label]);
  });

  test("links to related searches that exist, with their own names", async () => {
    const { html } = await readPage(path);
    const related = /<nav aria-labelledby="related".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const links = [...related.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)];
    const pages = [
      ...listSearches().map(({ slug, label }) => [`/search/${slug}`, label]),
      ...listStates().map(({ slug, label }) => [`/outdoor-jobs-${slug}`, label]),
    ];
    const expected = state.related.flatMap((to) => pages.filter(([address]) => address === to));
    expect(links.map(([, to, label]) => [to, unescaped(label ?? "")])).toEqual(expected);
    for (const [, to = ""] of links) expect((await request(to)).status, to).toBe(200);
  });
});

test("the specification's five states have a page", () => {
  expect(listStates().map((state) => state.slug)).toEqual(
    expect.arrayContaining(["california", "washington", "utah", "montana", "vermont"]),
  );
});

test.each(["/outdoor-jobs-atlantis", "/outdoor-jobs-", "/outdoor-jobs-constructor"])(
  "the address %s is no page",
  async (address) => {
    expect((await readPage(address)).status).toBe(404);
  },
);

describe("the title filter", () => {
  test.each([
    ["ang", 9],
    ["ANG", 9],
    ["rang", 9],
    ["anger", 9],
    ["ide", 37],
    ["iver", 36],
    ["zq44", 1],
  ])("finds %s inside words", async (title, total) => {
    const { html } = await readPage(`${utah}?title=${title}`);
    expect(html).toMatch(new RegExp(`role="status"[^>]*>Showing [\\d–]+ of ${total} jobs?</p>`));
  });

  test.each(["a", "an", "%", "_", "n%g"])(
    "says of %s that it is too short, not that no job has it",
    async (title) => {
      const { text } = await readPage(`${utah}?title=${encodeURIComponent(title)}`);
      expect(text).toContain(
        `\n'${title}' is too short to search inside words. Type three letters or more.\n`,
      );
      expect(text).not.toMatch(/No jobs found|No open job/);
    },
  );

  test("finds a word inside others where no job has it, and says so", async () => {
    const { html, text } = await readPage(`${utah}?title=range`);
    expect(html).toMatch(/role="status"[^>]*>Showing 1–9 of 9 jobs<\/p>/);
    expect(text).toContain("No open job in Utah has 'range' as a word. These have it inside one.");
    expect(html).toContain("Remove filter Keyword: range");
    const map = await readPage(`${utah}?title=range&view=map`);
    expect(map.text).toContain("9 of 9 jobs in Utah on the map");
  });

  test("says of letters that no title has that there are no jobs", async () => {
    const { text } = await readPage(`${utah}?title=xqz`);
    expect(text).toContain("\nNo jobs found matching your criteria.\n");
    expect(text).toContain("\nNo open job in Utah has 'xqz' as a word.\n");
  });
});

describe("the results list", () => {
  test("says which jobs it shows of how many, twenty a page, featured ones first", async () => {
    const { html, text } = await readPage(utah);
    expect(text).toContain("\nJob Search Results\n");
    expect(html).toMatch(/<p [^>]*role="status"[^>]*>Showing 1–20 of 46 jobs<\/p>/);
    expect(titlesIn(html)).toHaveLength(20);
    expect(titlesIn(html)[0]).toBe("Paid Guide");
    expect(text).toContain("\nFEATURED\n");
  });

  test("shows each job once over all pages, and its buttons are disabled at the ends", async () => {
    const first = await readPage(utah);
    expect(first.text).toContain("\nPage 1 of 3\n");
    expect(isDisabled(first.html, "Previous")).toBe(true);
    expect(linkOf(first.html, "Next")).toBe(`${utah}?page=2#results`);
    const second = await readPage(linkOf(first.html, "Next") ?? "");
    expect(second.text).toContain("\nShowing 21–40 of 46 jobs\n");
    expect(second.text).toContain("\nPage 2 of 3\n");
    expect(linkOf(second.html, "Previous")).toBe(`${utah}#results`);
    const third = await readPage(linkOf(second.html, "Next") ?? "");
    expect(third.text).toContain("\nShowing 41–46 of 46 jobs\n");
    expect(third.text).toContain("\nPage 3 of 3\n");
    expect(isDisabled(third.html, "Next")).toBe(true);
    const titles = [first, second, third].flatMap(({ html }) => titlesIn(html));
    expect(new Set(titles).size).toBe(46);
    expect(titles.at(-1)).toBe("Remote Ranger");
  });

  test("is the same for a visitor and a member", async () => {
    for (const address of [`${utah}?page=3`, `${utah}?title=ranger`]) {
      const signedIn = await readPage(address, { headers: reader });
      expect(titlesIn(signedIn.html)).toEqual(titlesIn((await readPage(address)).html));
      expect(signedIn.text).not.toMatch(/unlock/i);
    }
  });

  test("takes another page size, and keeps it from page to page", async () => {
    const { html, text } = await readPage(`${utah}?page=2&page_size=10`);
    expect(text).toContain("\nShowing 11–20 of 46 jobs\n");
    expect(linkOf(html, "Next")).toBe(`${utah}?page=3&page_size=10#results`);
    expect(html).toMatch(/<input type="hidden" name="page_size" value="10"/);
  });

  test("has no page numbers on a single page", async () => {
    const { html, text } = await readPage(`${utah}?title=ranger`);
    expect(text).toContain("\nShowing 1–9 of 9 jobs\n");
    expect(text).not.toContain("Page 1 of");
    expect(html).not.toMatch(/>(Previous|Next)</);
  });

  test.each(["0", "-1", "two", "1.5", "", "%00"])("shows the first page for page %j", async (page) => {
    expect((await readPage(`${utah}?page=${page}`)).text).toContain("\nShowing 1–20 of 46 jobs\n");
  });

  test.each(["4", "1000", "99999999999999999999"])(
    "shows the last page, with the way back, for page %s",
    async (page) => {
      const { status, html, text } = await readPage(`${utah}?page=${page}`);
      expect(status).toBe(200);
      expect(text).toContain("\nShowing 41–46 of 46 jobs\n");
      expect(text).toContain("You’ve reached the last page.");
      expect(linkOf(html, "Back to the first page")).toBe(`${utah}#results`);
      expect(linkOf(html, "Previous")).toBe(`${utah}?page=2#results`);
    },
  );

  test("shows its filters, each with a link that removes it", async () => {
    const filters = "title=guide&country_code=US&has_remote=true&max_age=7";
    const { html, text } = await readPage(`${utah}?${filters}&page=2&page_size=5`);
    for (const words of ["Keyword: guide", "Country: United States", "Remote only", "Posted within 7 days"])
      expect(text).toContain(`\n${words}\n`);
    const without = (parameter: string) =>
      `${utah}?${filters.replace(parameter, "").replace(/^&|&$/, "").replace("&&", "&")}&page_size=5#results`;
    expect(linkOf(html, "Remove filter Keyword: guide")).toBe(without("title=guide"));
    expect(linkOf(html, "Remove filter Country: United States")).toBe(without("country_code=US"));
    expect(linkOf(html, "Remove filter Remote only")).toBe(without("has_remote=true"));
    expect(linkOf(html, "Remove filter Posted within 7 days")).toBe(without("max_age=7"));
  });

  test("says that nothing matches, and links to the unfiltered list", async () => {
    const { status, html, text } = await readPage(`${utah}?title=zeppelin`);
    expect(status).toBe(200);
    expect(text).toContain("\nNo jobs found matching your criteria.\n");
    expect(text).not.toContain("Showing");
    expect(linkOf(html, "Clear filters")).toBe(utah);
  });

  test("says that a state has no jobs, and links to all jobs", async () => {
    const { html, text } = await readPage(vermont);
    expect(text).toContain("\nNo jobs found matching your criteria.\n");
    expect(linkOf(html, "Browse All Jobs")).toBe("/jobs");
    expect(html).not.toContain("Clear filters");
  });

  test("marks demonstration jobs", async () => {
    const { text } = await readPage(montana);
    expect(text).toMatch(/\nDemo data\n These listings are samples, not real openings\.\n/);
    expect((await readPage(utah)).text).not.toContain("Demo data");
  });

  test("ends early where it is too long to be counted, and says how to find the rest", async () => {
    const advice = "Pages show the newest thousand jobs. To find others, search by job title.";
    const { text } = await readPage(california);
    expect(text).toContain("\nShowing 1–20 of 10,000+ jobs\n");
    expect(text).toContain("\nPage 1 of 50\n");
    expect(text).toContain(`\n${advice}\n`);
    const last = await readPage(`${california}?page=51`);
    expect(last.text).toContain("\nShowing 981–1,000 of 10,000+ jobs\n");
    expect((await readPage(utah)).text).not.toContain(advice);
  });

  test("shows Washington the state, not places of that name", async () => {
    const { html, text } = await readPage("/outdoor-jobs-washington");
    expect(text).toContain("\nShowing 1–2 of 2 jobs\n");
    expect([...html.matchAll(/class="entry-company"[^>]*>([^<]*)</g)].map(([, name]) => name).sort()).toEqual(
      ["Seattle", "Washington"],
    );
  });
});

test("has a filter form that works without script and keeps the filters", async () => {
  const { html } = await readPage(`${utah}?title=ranger&has_remote=true&max_age=5&country_code=ca`);
  const form = html.match(/<search[^>]*>.*?<\/search>/gs)?.find((each) => each.includes("#results")) ?? "";
  expect(form).toMatch(/<form[^>]* action="\/outdoor-jobs-utah#results" method="get"/);
  expect(form).toMatch(/<input[^>]*name="title"[^>]*value="ranger"/);
  expect(form).toMatch(/<input[^>]*type="checkbox"[^>]*name="has_remote"[^>]*checked=""[^>]*value="true"/);
  expect(form).toMatch(/<option value="5" selected="">5 days<\/option>/);
  expect(form).toMatch(/<input type="hidden" name="country_code" value="CA"/);
  expect(form.replace('hidden="" disabled=""', "")).not.toContain('disabled=""');
  expect(linkOf(form, "Clear")).toBe(utah);
  const whole = (await readPage(utah)).html;
  const ages = /<select[^>]*name="max_age".*?<\/select>/s.exec(whole)?.[0] ?? "";
  const days = [...ages.matchAll(/<option value="(\d*)"[^>]*>([^<]*)<\/option>/g)];
  const texts = ["Any time", "1 day", "3 days", "7 days", "14 days", "30 days"];
  expect(days.map(([, value, text]) => [value, text])).toEqual(
    texts.map((text) => [/\d*/.exec(text)?.[0], text]),
  );
});

test("ignores empty fields of the form", async () => {
  const { text } = await readPage(`${utah}?title=&max_age=`);
  expect(text).toContain("\nShowing 1–20 of 46 jobs\n");
  expect(text).not.toContain("Keyword");
});

test("answers its data alike", async () => {
  const { status, html } = await readPage(`${utah}.data?title=ranger&page=1&unknown=x`);
  expect(status).toBe(200);
  expect(html).toContain("Remote Ranger");
  expect(html).toContain("Keyword: ranger");
  expect(html).not.toContain("River Guide zq");
});
