import { Readable } from "node:stream";
import { HtmlValidate } from "html-validate/node";
import { parseSitemap } from "sitemap";
import { beforeAll, describe, expect, test } from "vitest";
import { listSearches, listStates } from "#core/content/content.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { trailIn, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";

process.env.PAGES_PER_MINUTE = "0";
const origin = "http://localhost:3000";
/** Pages that are open and linked, but kept from search engines. */
const unlisted = ["/privacy-policy", "/terms-of-service"];
const forms = ["/auth", "/job-alerts/new", "/job-alerts/new?title=ranger&state=Utah"];
const pages = new Map<string, { html: string; head: (pattern: RegExp) => string[] }>();

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 12; number++) await insertJob({ title: `Park Ranger Guide ${number}` });
  await request("/healthz");
  const sitemap = await (await request("/sitemaps/pages.xml")).text();
  const listed = (await parseSitemap(Readable.from([sitemap]))).map(
    ({ url }) => url.replace(origin, "") || "/",
  );
  const searches = await named("/search/all", /href="(\/(?:search\/|outdoor-jobs-)[a-z0-9-]+)"/g);
  const jobs = await named("/company/canyon-outfitters", /href="(\/company\/[^"]+\/jobs\/[^"]+)"/g);
  const examples = ["/company/canyon-outfitters", jobs[0] ?? "", "/company/nobody", ...forms, "/404"];
  for (const path of new Set([...listed, ...unlisted, ...searches, ...examples])) {
    const html = await (await request(path)).text();
    const head = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => unescaped(found ?? ""));
    pages.set(path, { html, head });
  }
}, 120_000);

async function named(page: string, pattern: RegExp): Promise<string[]> {
  return [...(await (await request(page)).text()).matchAll(pattern)].map(([, path]) => path ?? "");
}

/** Returns the pages that we write, each with what `read` finds in its head. */
function ofOurs(read: (page: { html: string; head: (pattern: RegExp) => string[] }) => string) {
  return [...pages]
    .filter(([path]) => !forms.includes(path) && !/^\/(company\/|404)/.test(path))
    .map(([path, page]) => [path, read(page)] as const);
}

test("the pages of the specification exist", () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([
      ...["/", "/jobs", "/remote-jobs", "/search/all", "/robin-hale", "/all-outdoor-companies-hiring"],
      ...listSearches().map(({ slug }) => `/search/${slug}`),
      ...listStates().map(({ slug }) => `/outdoor-jobs-${slug}`),
    ]),
  );
});

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React's way to write void elements and boolean attributes is as valid as any other.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-inline-style": "off",
    },
  });
  const faults: string[] = [];
  for (const [path, { html }] of pages) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      );
  }
  expect([...new Set(faults)]).toEqual([]);
});

describe("titles and descriptions", () => {
  test("have a suitable length", () => {
    for (const [path, { head }] of pages) {
      const [title = "", ...others] = head(/<title[^>]*>([^<]*)<\/title>/g);
      expect(others, path).toEqual([]);
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
      const [description] = head(/<meta name="description" content="([^"]*)"/g);
      expect(description?.length ?? 0, `${path}: ${description}`).toBeLessThanOrEqual(155);
    }
  });

  test("are written for each of our pages, and no two are alike", () => {
    const titles = ofOurs(({ head }) => head(/<title[^>]*>([^<]*)<\/title>/g)[0] ?? "");
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
    const indexed = ofOurs(({ head }) => head(/<meta name="description" content="([^"]*)"/g)[0] ?? "").filter(
      ([path]) => !unlisted.includes(path),
    );
    for (const [path, description] of indexed) expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(new Set(indexed.map(([, description]) => description)).size).toBe(indexed.length);
  });
});

test("every page has one main heading, and skips no level below it", () => {
  for (const [path, { html }] of pages) {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.reduce((above, level) => {
      expect(level, `${path}: ${levels.join(" ")}`).toBeLessThanOrEqual(above + 1);
      return level;
    });
  }
});

test("pages for search engines name themselves as canonical, all others are kept out", () => {
  for (const [path, { head }] of pages) {
    const canonical = head(/<link rel="canonical" href="([^"]*)"/g);
    const robots = head(/<meta name="robots" content="([^"]*)"/g);
    const isKeptOut = [...unlisted, ...forms].includes(path) || /^\/(404|company\/nobody)/.test(path);
    expect(canonical, path).toEqual(isKeptOut ? [] : [origin + path]);
    expect(robots, path).toEqual(isKeptOut && path !== "/404" ? ["noindex"] : []);
  }
});

test("the structured data has the page's own breadcrumbs", () => {
  for (const path of [
    "/search/park-ranger-jobs",
    "/outdoor-jobs-utah",
    "/best-outdoor-companies-to-work-for",
  ]) {
    const html = pages.get(path)?.html ?? "";
    const names = trailIn(html);
    expect(names[0], path).toBe("Home");
    const shown = html.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? "";
    for (const name of names) expect(unescaped(shown), path).toContain(name);
  }
});
