import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { findCompanies, groupByLetter } from "./find-companies.ts";

const path = "/all-outdoor-companies-hiring";
let html = "";

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 3; number++) await insertJob({ companyName: "Patagonia" });
  await insertJob({ companyName: "Someone Else" });
  await insertJob({ companyName: "Patagonia", expiredAt: new Date() });
  html = await read(path);
}, 60_000);

async function read(address: string) {
  const answer = await request(address);
  expect(answer.status).toBe(200);
  return (await answer.text())
    .replace(/<!--.*?-->/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function all(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, found]) => found ?? "");
}

const namesOn = (page: string) => all(page, /<h4>([^<]*)<\/h4>/g);
const filtered = (query: string) => read(`${path}?q=${encodeURIComponent(query)}`);

test("the directory lists some fifty-five companies from A to Z, none twice", () => {
  const names = namesOn(html);
  expect(names.length).toBeGreaterThanOrEqual(50);
  expect(names.length).toBeLessThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("a card links to the company's careers and to its jobs here", () => {
  const cards = all(html, /<li>(<h4>.*?<\/div>)<\/li>/gs);
  expect(cards).toHaveLength(namesOn(html).length);
  for (const card of cards) {
    expect(card).toMatch(/<a href="https:\/\/[^"]+" target="_blank" rel="noopener"[^>]*>Visit Careers</);
    expect(card).toMatch(/<a [^>]*href="\/company\/[a-z0-9-]+"[^>]*>View Jobs</);
    expect(card).toMatch(/<p>[^<,]+(, [^<,]+)+<\/p>/);
  }
  for (const slug of ["arcteryx", "fjallraven", "l-l-bean", "w-l-gore-associates", "the-north-face"])
    expect(html).toContain(`href="/company/${slug}"`);
});

test("a card says how many positions are open here", () => {
  expect(all(html, /<p class="tabular">(\d+ open positions? here)<\/p>/g)).toEqual(["3 open positions here"]);
});

test("the four figures are counts: companies, live jobs, countries, and the daily update", () => {
  const figures = new Map(
    [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect([...figures.keys()]).toEqual(["Companies", "Open positions", "Countries", "Updates"]);
  expect(figures.get("Companies")).toBe(String(namesOn(html).length));
  expect(figures.get("Open positions")).toBe("4");
  const countries = new Set(all(html, /<h4>[^<]*<\/h4><p>[^<]*, ([^<,]+)<\/p>/g));
  expect(figures.get("Countries")).toBe(String(countries.size));
  expect(countries.size).toBeGreaterThanOrEqual(15);
  expect(figures.get("Updates")).toBe("Daily");
});

test("the letters link to companies, and letters without any are missing", () => {
  const nav = /<nav aria-label="Companies by letter".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const letters = all(nav, /<a href="#letter-[a-z]">([A-Z])<\/a>/g);
  expect(letters).toEqual([...new Set(namesOn(html).map((name) => name.charAt(0).toUpperCase()))]);
  expect(all(html, /<h3 id="letter-[a-z]">([A-Z])<\/h3>/g)).toEqual(letters);
});

describe("the filter form", () => {
  test("searches this page by name or place", () => {
    const form = html.match(/<search.*?<\/search>/gs)?.find((each) => each.includes('name="q"')) ?? "";
    expect(form).toMatch(new RegExp(`<form [^>]*action="${path}"`));
    expect(form).not.toContain('method="post"');
    expect(form).toMatch(/<input [^>]*name="q"/);
    expect(form).toContain("Filter by name or place");
  });

  test.each([
    ["fjallraven", ["Fjällräven"]],
    ["ARCTERYX", ["Arc’teryx"]],
    ["arc'teryx", ["Arc’teryx"]],
    ["norrona", ["Norrøna"]],
    ["ll bean", ["L.L.Bean"]],
    ["sweden", ["Fjällräven", "Klättermusen"]],
    ["uk", ["Alpkit", "Rab"]],
    ["resort wyoming", ["Jackson Hole Mountain Resort"]],
  ])("with %s finds %j", async (query, names) => {
    const page = await filtered(query);
    expect(namesOn(page)).toEqual(names);
    expect(page).toContain(`Showing ${names.length} of ${namesOn(html).length} companies`);
    expect(page).toMatch(/<input [^>]*name="q"[^>]*value="/);
  });

  test("without a match says so in one sentence, and how to see all again", async () => {
    const page = await filtered("<b>nobody</b>");
    expect(namesOn(page)).toEqual([]);
    expect(page).toContain("No company here matches “&lt;b&gt;nobody&lt;/b&gt;”.");
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Show all companies</a>`));
    expect(page).not.toContain("Companies by letter");
  });

  test("leaves the page's address for search engines as it is", async () => {
    expect(await filtered("sweden")).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`);
  });
});

test("a reader who misses a company can write to us", () => {
  expect(all(html, /<a href="mailto:([^"?]+)\?subject=/g)).toHaveLength(1);
});

test("companies keep their order under their letters, an accent aside", () => {
  const companies = ["Ötzi", "Orca", "Åre"].map((name) => ({ name, place: "x", country: "y" }));
  expect(groupByLetter(companies).map(([letter, group]) => [letter, group.length])).toEqual([
    ["O", 2],
    ["A", 1],
  ]);
  expect(findCompanies(companies, "")).toEqual(companies);
});
