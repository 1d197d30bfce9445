import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

let html = "";

beforeAll(async () => {
  await emptyDatabase();
  await insertJob({ companyName: "Patagonia" });
  await insertJob({ companyName: "National Park Service" });
  await insertJob({ companyName: "NRS", expiredAt: new Date() });
  html = await (await request("/best-outdoor-companies-to-work-for")).text();
}, 60_000);

function all(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found]) => found ?? "");
}

const listed = () => /<ol class="ranked[^>]*>(.*?)<\/ol>/s.exec(html)?.[1] ?? "";
const outside = /<h3><a href="(https:\/\/[^"]+)" target="_blank" rel="noopener">([^<]+)<\/a><\/h3>/g;

test("the heading and title are those of the specification", () => {
  expect(all(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(["Top 50 Outdoor Companies to Work For in 2025"]);
  expect(all(/<title>([^<]*)<\/title>/g)).toEqual(["Top 50 Outdoor Companies to Work For in 2025 | Waymark"]);
});

test("fifty employers are ranked, each with a place, a text, and a link to itself", () => {
  const items = listed().split("<li>").slice(1);
  expect(items).toHaveLength(50);
  for (const [index, item] of items.entries()) {
    expect(item).toMatch(new RegExp(`^<span class="rank">${index + 1}</span>`));
    expect([...item.matchAll(outside)]).toHaveLength(1);
    expect(item.match(/<p[ >]/g)).toHaveLength(2);
  }
});

test("the list names no employer twice, and at least three as a bonus without a rank", () => {
  const names = [...html.matchAll(outside)].map(([, , name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(53);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(50)).toEqual(
    expect.arrayContaining([
      "National Park Service",
      "U.S. Forest Service",
      "Student Conservation Association",
    ]),
  );
});

test("the page links to jobs of employers that have some now", () => {
  expect(all(/<a [^>]*href="(\/company\/[^"]+)"/g)).toEqual([
    "/company/patagonia",
    "/company/national-park-service",
  ]);
});

test("the table of contents leads to every section, and includes every section", () => {
  const contents = /<nav aria-labelledby="contents".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids.slice(0, 2)).toEqual(["ranking", "bonus"]);
  expect(ids).toEqual(expect.arrayContaining(["how-the-order-was-chosen", "how-to-get-hired-there"]));
  expect(ids).toContain("career-paths-in-the-outdoor-industry");
  for (const id of ids) expect(all(/<h2 [^>]*id="([^"]+)"/g)).toContain(id);
});

test("the page says where to report a mistake", () => {
  expect(all(/<a href="mailto:([^"?]+)\?subject=[^"]+"/g)).toHaveLength(1);
  expect(all(/<a href="mailto:([^"?]+)\?subject=[^"]+"/g)[0]).toMatch(/^[^@\s{}]+@[^@\s{}]+$/);
});

test("the breadcrumbs are in the structured data", () => {
  const data = all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) =>
    JSON.parse(text),
  );
  expect(data).toEqual([expect.objectContaining({ "@type": "BreadcrumbList" })]);
});
