import { beforeAll, expect, test } from "vitest";
import { listSearches, listStates } from "#core/content/content.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

let html: string;
let cards: string[];

beforeAll(async () => {
  await emptyDatabase();
  const answer = await request("/search/all");
  expect(answer.status).toBe(200);
  html = await answer.text();
  cards = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
}, 60_000);

/** Escapes our own words as React does. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&#x27;");

test("every search has a card with its intro and its first two figures, in order", () => {
  const searches = listSearches();
  expect(searches.length).toBeGreaterThan(0);
  searches.forEach(({ slug, label, intro, statistics }, index) => {
    const card = cards[index] ?? "";
    expect(card).toContain(`href="/search/${slug}"`);
    for (const words of [label, intro, ...statistics.slice(0, 2).flatMap((each) => [each.label, each.value])])
      expect(card).toContain(`>${escaped(words)}<`);
    expect(card.match(/<dd/g)).toHaveLength(2);
  });
});

test("searches by season or by what comes with a job have a group of their own at the end", () => {
  const searches = listSearches();
  const terms = searches.filter(({ group }) => group === "terms");
  expect(terms.map(({ slug }) => slug)).toEqual(searches.slice(-terms.length).map(({ slug }) => slug));
  const below = /id="terms".*<\/main>/s.exec(html)?.[0] ?? "";
  for (const { slug } of searches)
    expect(below.includes(`href="/search/${slug}"`), slug).toBe(terms.some((one) => one.slug === slug));
});

test("the pages of the states come last, each with its own card", () => {
  const states = listStates();
  const ofStates = cards.slice(listSearches().length);
  expect(ofStates).toHaveLength(states.length);
  states.forEach(({ slug, label }, index) => {
    expect(ofStates[index]).toContain(`href="/outdoor-jobs-${slug}"`);
    expect(ofStates[index]).toContain(escaped(label));
  });
});

test("the overview has its title and one address for search engines", async () => {
  const other = await (await request("/search/all?after=x&utm_source=y")).text();
  for (const page of [html, other]) {
    expect(page).toContain("<title>Browse All Job Searches | Waymark</title>");
    expect(page).toMatch(/<h1[^>]*>Browse All Job Searches<\/h1>/);
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/search\/all"/);
    expect(page).not.toContain("noindex");
  }
  expect(html).toContain('"@type":"BreadcrumbList"');
});
