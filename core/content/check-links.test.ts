import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import type { Ask } from "./ask-web.ts";
import { checkLinks, checkLinksWeekly } from "./check-links.ts";
import { listOutsideLinks } from "./content.ts";
import { keepLinks, listDeadLinks } from "./link-records.ts";
import type { OutsideLink } from "./outside-links.ts";
import { outsideLinks } from "./tables.ts";

const monday = new Date("2026-11-23T09:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);
let answers: Record<string, number | "no such host">;
let asked: string[];

beforeEach(async () => {
  await emptyDatabase();
  answers = {};
  asked = [];
});
afterEach(() => {
  env.LOCAL_SERVICES_URL = undefined;
});

/** Answers 200 unless told otherwise. */
const ask: Ask = async (url) => {
  asked.push(url.href);
  const status = answers[url.href] ?? 200;
  if (status === "no such host") throw Object.assign(new Error("no"), { code: "ENOTFOUND" });
  return { status, location: null };
};
const link = (url: string, ...pages: string[]): OutsideLink => ({
  url,
  pages: pages.length ? pages : ["/x"],
});
const a = link("https://a.org/", "/search/a", "/search/b");
const b = link("https://b.org/");
const check = (links: OutsideLink[], now: Date, askedBefore?: Date) =>
  checkLinks({ links, ask, askedBefore }, now);
const rows = () => db.select().from(outsideLinks).orderBy(outsideLinks.url);

test("checkLinks stores answers with the pages of each link", async () => {
  answers = { "https://b.org/": 404 };
  const checked = await check([a, b], monday);
  expect(checked?.map(({ outcome }) => outcome)).toEqual(["sound", "dead"]);
  const seen = { firstSeenAt: monday, checkedAt: monday };
  expect(await rows()).toEqual([
    { ...a, ...seen, status: 200, problem: null, failingSince: null },
    { ...b, ...seen, status: 404, problem: "The page is gone.", failingSince: monday },
  ]);
});

test("checkLinks marks a link dead from its first failure to its next success", async () => {
  const since = async (now: Date, status: number | "no such host") => {
    answers = { "https://b.org/": status };
    await check([a, b], now);
    return (await rows())[1]?.failingSince ?? null;
  };
  expect(await since(monday, 503)).toBeNull();
  expect(await since(later(7), 404)).toEqual(later(7));
  expect(await since(later(14), "no such host")).toEqual(later(7));
  expect(await since(later(21), 403)).toEqual(later(7));
  expect(await since(later(28), 200)).toBeNull();
  expect(await since(later(35), 410)).toEqual(later(35));
});

test("checkLinks forgets links without a page and keeps the others", async () => {
  answers = { "https://a.org/": 404 };
  await check([a, b], monday);
  await keepLinks([link(a.url, "/search/c")], later(1));
  expect(await rows()).toMatchObject([{ url: a.url, pages: ["/search/c"], failingSince: monday }]);
  await keepLinks([], later(2));
  expect(await rows()).toEqual([]);
});

test("checkLinks continues past an address that cannot be asked", async () => {
  const broken: Ask = (url, method) =>
    url.host === "b.org" ? Promise.reject(new TypeError("odd")) : ask(url, method);
  const checked = await checkLinks({ links: [b, a], ask: broken }, monday);
  expect(checked?.map(({ outcome }) => outcome)).toEqual(["unclear", "sound"]);
});

test("checkLinks calls nothing dead while nothing can be reached", async () => {
  answers = { "https://a.org/": "no such host", "https://b.org/": "no such host" };
  expect(await check([a, b], monday)).toBeNull();
  expect(await rows()).toMatchObject([{ checkedAt: null, failingSince: null }, { checkedAt: null }]);
});

test("checkLinks asks another link before it believes that a host is gone", async () => {
  await check([a], monday);
  answers = { "https://b.org/": "no such host" };
  expect(await check([a, b], later(1), later(-5))).toMatchObject([{ url: b.url, outcome: "dead" }]);
  expect((await rows())[1]).toMatchObject({ checkedAt: later(1), failingSince: later(1) });
});

test("checkLinks claims nothing about a new link while known ones fail", async () => {
  await check([a], monday);
  answers = { "https://a.org/": "no such host", "https://b.org/": "no such host" };
  expect(await check([a, b], later(1), later(-5))).toBeNull();
  expect((await rows())[1]).toMatchObject({ checkedAt: null, failingSince: null });
});

test("checkLinks ignores answers from after the network failed", async () => {
  const c = link("https://c.org/");
  const once: Ask = (url, method) => {
    if (asked.length) answers = Object.fromEntries([a, b, c].map(({ url }) => [url, "no such host"]));
    return ask(url, method);
  };
  expect(await checkLinks({ links: [a, b, c], ask: once }, monday)).toMatchObject([{ url: a.url }]);
  expect(await rows()).toMatchObject([{ checkedAt: monday }, { checkedAt: null }, { checkedAt: null }]);
});

test("checkLinks keeps what it heard before it ended early", async () => {
  await expect(checkLinks({ links: [a, b], ask, limitMs: 0 }, monday)).rejects.toThrow(/too long/);
  expect(await rows()).toMatchObject([{ checkedAt: monday }, { checkedAt: null }]);
  asked = [];
  await check([a, b], later(1), later(-5));
  expect(asked).toEqual([b.url]);
});

test("checkLinks asks nothing more once its worker is being closed", async () => {
  const closing = new AbortController();
  const last: Ask = (url, method) => {
    closing.abort();
    return ask(url, method);
  };
  expect(await checkLinks({ links: [a, b], ask: last, signal: closing.signal }, monday)).toMatchObject([a]);
  expect(asked).toEqual([a.url]);
  expect(await rows()).toMatchObject([{ checkedAt: monday }, { checkedAt: null }]);
});

test("checkLinks asks again only what was not asked since", async () => {
  await check([a], monday);
  asked = [];
  await check([a, b], later(1), later(-5));
  expect(asked).toEqual(["https://b.org/"]);
  asked = [];
  await check([a, b], later(7), later(1));
  expect(asked).toEqual(["https://a.org/"]);
});

test("listDeadLinks puts the longest dead first", async () => {
  answers = { "https://b.org/": 410 };
  await check([a, b], monday);
  answers = { "https://a.org/": "no such host", "https://b.org/": 404 };
  await check([a, b, link("https://c.org/")], later(7));
  expect(await listDeadLinks()).toEqual([
    { ...b, status: 404, problem: "The page is gone.", checkedAt: later(7), failingSince: monday },
    { ...a, status: null, problem: "The host does not exist.", checkedAt: later(7), failingSince: later(7) },
  ]);
});

describe("checkLinksWeekly", () => {
  test("does nothing while stand-ins run", async () => {
    env.LOCAL_SERVICES_URL = "http://127.0.0.1:1";
    expect(await checkLinksWeekly(monday, { ask })).toBeNull();
    expect(asked).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test("asks every link of our texts once a week, however late the last run began", async () => {
    const numberAsked = async (now: Date) => (await checkLinksWeekly(now, { ask }))?.length;
    const all = listOutsideLinks().length;
    expect(await numberAsked(new Date(monday.getTime() + hourMs))).toBe(all);
    expect(await numberAsked(later(1))).toBe(0);
    expect(await numberAsked(later(7))).toBe(all);
  });
});
