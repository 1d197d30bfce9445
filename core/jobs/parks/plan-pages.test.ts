import { expect, test } from "vitest";
import { type PlannedPage, planPages, type SurveyedPark } from "./plan-pages.ts";

const now = new Date("2026-11-23T12:00:00Z");
const before = new Date("2026-10-01T12:00:00Z");

function park(slug: string, jobs: number, more: Partial<SurveyedPark> = {}): SurveyedPark {
  return { slug, jobs, employers: 3, newestAt: now, weight: 16, ...more };
}

function row(slug: string, more: Partial<PlannedPage> = {}): [string, PlannedPage] {
  const standing = { jobs: 20, employers: 3, newestAt: before, aboveSince: before, belowSince: null };
  return [slug, { slug, ...standing, sharesWith: null, ...more }];
}

const common = (pairs: Record<string, number>) => (one: string, other: string) =>
  pairs[`${one} ${other}`] ?? pairs[`${other} ${one}`] ?? 0;

function plan(
  parks: SurveyedPark[],
  pairs: Record<string, number> = {},
  known: [string, PlannedPage][] = [],
) {
  return Object.fromEntries(
    planPages(parks, new Map(known), common(pairs), now).map((page) => [page.slug, page]),
  );
}

test("planPages needs ten jobs of three employers", () => {
  const parks = [park("arches", 10), park("zion", 9), park("acadia", 50, { employers: 2 })];
  expect(Object.values(plan(parks))).toEqual([
    {
      slug: "arches",
      jobs: 10,
      employers: 3,
      newestAt: now,
      aboveSince: now,
      belowSince: null,
      sharesWith: null,
    },
  ]);
});

test("planPages shares a page for more than half of the smaller number", () => {
  const parks = [park("canyonlands", 12), park("arches", 30), park("mesa-verde", 14)];
  const pages = plan(parks, { "canyonlands arches": 7, "mesa-verde arches": 7 });
  expect(pages.canyonlands?.sharesWith).toBe("arches");
  expect(pages.arches?.sharesWith).toBeNull();
  // Exactly half is not enough.
  expect(pages["mesa-verde"]?.sharesWith).toBeNull();
});

test("planPages chooses the page with more of the park's jobs", () => {
  const parks = [park("a", 40), park("b", 30), park("c", 10)];
  expect(plan(parks, { "a c": 6, "b c": 8 }).c?.sharesWith).toBe("b");
});

test("planPages never leads to a page that leads elsewhere", () => {
  const parks = [park("a", 40), park("b", 30), park("c", 10)];
  const pages = plan(parks, { "a b": 20, "b c": 8 });
  expect([pages.b?.sharesWith, pages.c?.sharesWith]).toEqual(["a", null]);
});

test("planPages prefers the better known of equal parks", () => {
  const pages = plan([park("courthouse", 20), park("yosemite", 20, { weight: 30 })], {
    "courthouse yosemite": 20,
  });
  expect(pages.courthouse?.sharesWith).toBe("yosemite");
});

test("planPages puts a national park before others with up to twice its jobs", () => {
  const share = (jobs: number) =>
    plan([park("eldorado", jobs), park("rocky-mountain", 20, { weight: 30 })], {
      "eldorado rocky-mountain": 11,
    });
  expect(share(34).eldorado?.sharesWith).toBe("rocky-mountain");
  expect(share(41)["rocky-mountain"]?.sharesWith).toBe("eldorado");
});

test("planPages keeps an existing page", () => {
  const pairs = { "arches canyonlands": 18 };
  const known = [row("arches"), row("canyonlands", { sharesWith: "arches" })];
  const pages = plan([park("arches", 20), park("canyonlands", 25)], pairs, known);
  expect([pages.arches?.sharesWith, pages.canyonlands?.sharesWith]).toEqual([null, "arches"]);
});

test("planPages records when a page falls short, and lets it yield", () => {
  const pairs = { "arches canyonlands": 8 };
  const known = [row("arches"), row("canyonlands", { sharesWith: "arches" })];
  const pages = plan([park("arches", 9), park("canyonlands", 12)], pairs, known);
  expect(pages.arches).toMatchObject({ aboveSince: null, belowSince: now, sharesWith: "canyonlands" });
  expect(pages.canyonlands).toMatchObject({ aboveSince: before, belowSince: null, sharesWith: null });
  const later = plan([park("arches", 0, { newestAt: null })], {}, [
    row("arches", { aboveSince: null, belowSince: before }),
  ]);
  expect(later.arches).toMatchObject({ jobs: 0, aboveSince: null, belowSince: before, sharesWith: null });
});

test("planPages records when a page has enough jobs again", () => {
  const known = [row("arches", { aboveSince: null, belowSince: before })];
  expect(plan([park("arches", 10)], {}, known).arches).toMatchObject({ aboveSince: now, belowSince: null });
});
