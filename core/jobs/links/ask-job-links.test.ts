import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeMissing, endSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { askJobLinks } from "#core/jobs/links/ask-job-links.ts";
import { jobLinks, linkHosts } from "#core/jobs/links/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { askWeb } from "#core/platform/ask-web.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);
const page = (title: string): PlayedAnswer => ({
  headers: { "content-type": "text/html" },
  body: `<!doctype html><title>${title}</title>`,
});
const asksNothing: PlayedAnswer = { status: 404, body: "" };
const address = "https://canyon.example/jobs/guides/1";

let heard: { host: string; path: string; headers: Record<string, unknown> }[] = [];
let playback: Awaited<ReturnType<typeof startPlayback>> | undefined;

beforeEach(async () => {
  await emptyDatabase();
  heard = [];
});
afterEach(() => playback?.close());

/** Answers by host and path. No answer is a connection that breaks. */
async function play(answers: Record<string, PlayedAnswer | undefined>, robots: PlayedAnswer = asksNothing) {
  await playback?.close();
  playback = await startPlayback(({ pathname, search }, { headers }) => {
    const path = pathname + search;
    if (pathname === "/robots.txt") return robots;
    heard.push({ host: headers.host ?? "", path, headers });
    return answers[headers.host + path];
  });
}

async function ask(at: Date, isHeardElsewhere = true) {
  await db.execute(sql`update link_hosts set next_at = now() - interval '1 second'`);
  const via = new URL(playback?.url ?? "");
  if (isHeardElsewhere)
    await upsertJobs(
      "elsewhere",
      [incomingListing({ title: "Cook", url: `https://other${at.getTime()}.example/`, applyUrl: null })],
      {},
      new Date(at.getTime() - 3 * dayMs),
    );
  return askJobLinks({ webOf: () => (url, asked) => askWeb(url, { ...asked, via, limitMs: 500 }) }, at);
}

const see = (at = monday, overrides = {}) =>
  upsertJobs("test", [incomingListing({ url: address, ...overrides })], {}, at);

async function theLink() {
  const [link] = await db.select().from(jobLinks).where(eq(jobLinks.host, "canyon.example"));
  return link;
}

async function theJob() {
  const [job] = await db.select().from(jobs).where(eq(jobs.title, "River Guide"));
  return job;
}

const hostOf = async (host = "canyon.example") =>
  (await db.select().from(linkHosts).where(eq(linkHosts.host, host)))[0];

describe("askJobLinks", () => {
  test("asks after three days, names us and sends conditions", async () => {
    const marks = { etag: '"7"', "last-modified": "Mon, 16 Nov 2026 05:00:00 GMT" };
    await play({ "canyon.example/jobs/guides/1": { ...page("River Guide"), headers: marks } });
    await see();
    expect(await ask(later(2.9), false)).toMatchObject({ asked: 0 });
    expect(await ask(later(3), false)).toMatchObject({ asked: 1, dead: 0, unknown: 0 });
    expect(heard[0]?.headers["user-agent"]).toMatch(/^waymark-link-check \(\+http.*\/contact; .+@.+\)$/);
    expect(heard[0]?.headers).not.toHaveProperty("cookie");
    expect(await ask(later(5), false)).toMatchObject({ asked: 0 });
    await ask(later(6), false);
    expect(heard[1]?.headers).toMatchObject({ "if-none-match": '"7"' });
  });

  test("ends a job that is dead on two different days, and only then", async () => {
    await play({ "canyon.example/jobs/guides/1": { status: 404, body: "" }, ...others });
    await see();
    expect(await ask(later(3))).toMatchObject({ dead: 1, ended: 0 });
    expect(await ask(later(3.5))).toMatchObject({ dead: 0, ended: 0 });
    expect((await theJob())?.expiredAt).toBeNull();
    expect(await ask(later(4))).toMatchObject({ dead: 1, ended: 1 });
    expect(await theJob()).toMatchObject({ expiredAt: later(4), endReason: "dead-link" });
  });

  test("forgets a dead answer once the page answers again", async () => {
    await see();
    const answers = [{ status: 410, body: "" }, page("River Guide"), { status: 404, body: "" }];
    for (const [at, answer] of answers.entries()) {
      await play({ "canyon.example/jobs/guides/1": answer, ...others });
      await ask(later(3 + at * 4));
    }
    expect((await theJob())?.expiredAt).toBeNull();
    expect((await theLink())?.deadSince).toEqual(later(11));
  });

  test.each([
    ["refuses", { status: 401, body: "" }],
    ["forbids", { status: 403, body: "" }],
    ["is in haste", { status: 429, body: "" }],
    ["breaks", { status: 503, body: "" }],
    ["hangs up", undefined],
  ])("takes a site that %s for unknown, and pauses it after three", async (_, answer) => {
    await play({ "canyon.example/jobs/guides/1": answer, ...others });
    await see();
    for (const at of [3, 6, 9]) expect(await ask(later(at))).toMatchObject({ dead: 0, unknown: 1, ended: 0 });
    expect((await hostOf())?.pausedUntil).toEqual(later(39));
    expect(await ask(later(13))).toMatchObject({ unknown: 0 });
    expect((await theJob())?.expiredAt).toBeNull();
  });

  test("counts silence only once another site has answered", async () => {
    await play({});
    await see();
    for (const at of [3, 6, 9]) expect(await ask(later(at), false)).toMatchObject({ asked: 0 });
    expect(await hostOf()).toMatchObject({ pausedUntil: null, refusalsInARow: 0 });
  });

  test("looks at the title of a page that a link leads to", async () => {
    const to = (location: string) => ({ status: 302, headers: { location }, body: "" });
    const judged = async (location: string, title: string) => {
      await emptyDatabase();
      await play({
        "canyon.example/jobs/guides/1": to(location),
        "canyon.example/careers": page(title),
        "www.canyon.example/openings/river/7": page(title),
        "login.canyon.example/": page(title),
        "www.canyon.example/jobs/guides/1/": page(title),
        ...others,
      });
      await see();
      await ask(later(3));
      return (await theLink())?.outcome;
    };
    expect(await judged("/careers", "Careers at Canyon")).toBe("dead");
    expect(await judged("/careers", "River Guide | Canyon")).toBe("alive");
    expect(await judged("https://www.canyon.example/openings/river/7", "River Guide")).toBe("alive");
    expect(await judged("https://www.canyon.example/openings/river/7", "Cook")).toBe("unknown");
    expect(await judged("https://login.canyon.example/", "Careers")).toBe("unknown");
    expect(await judged("https://www.canyon.example/jobs/guides/1/", "Anything")).toBe("alive");
    expect(await judged("/jobs/guides/1", "Anything")).toBe("unknown");
  });

  test("obeys robots.txt, and asks nothing where it cannot be read", async () => {
    await see();
    await play(
      { "canyon.example/jobs/guides/1": page("River Guide") },
      { body: "User-agent: *\nDisallow: /jobs/" },
    );
    await ask(later(3), false);
    expect(heard).toEqual([]);
    expect((await theLink())?.outcome).toBe("barred");
    await emptyDatabase();
    await see();
    await play({ "canyon.example/jobs/guides/1": page("River Guide") }, { status: 500, body: "" });
    await ask(later(3), false);
    expect(heard).toEqual([]);
    expect((await theLink())?.outcome).toBe("unknown");
  });

  test("leaves a site alone for as long as it asks", async () => {
    const busy = { status: 429, headers: { "retry-after": "86400" }, body: "" };
    await play({ "canyon.example/jobs/guides/1": busy });
    await see();
    await ask(later(3), false);
    const waits = (await hostOf())?.nextAt.getTime() ?? 0;
    // A second lasts five milliseconds in tests.
    expect(waits - Date.now()).toBeGreaterThan(86_000 * 5);
  });

  test("asks nothing that a complete fetch vouches for", async () => {
    await play({ "canyon.example/jobs/guides/1": page("River Guide") });
    await see(monday, { scope: "board" });
    await see(later(2), { scope: "board" });
    await closeMissing("test", "board", later(2), null, later(2));
    await ask(later(4), false);
    expect(heard).toEqual([]);
    await ask(later(5), false);
    expect(heard).toHaveLength(1);
  });

  test("asks nothing of jobs that have ended, nor outside for demonstration jobs", async () => {
    await play({});
    await see();
    await endSightings("test", ["1"], "closed", later(1));
    await upsertJobs("demo", [incomingListing({ url: address })], { isDemo: true }, monday);
    expect(await askJobLinks({}, later(4))).toMatchObject({ asked: 0 });
    expect(await db.select().from(jobLinks)).toHaveLength(1);
  });

  test("never connects to our own network", async () => {
    await play({});
    await see(monday, { url: `${playback?.url}/jobs/1` });
    expect(await askJobLinks({}, later(3))).toMatchObject({ asked: 0, dead: 0 });
    expect(playback?.asked).toEqual([]);
  });
});

describe("a job whose link died", () => {
  async function dies() {
    await play({ "canyon.example/jobs/guides/1": { status: 404, body: "" }, ...others });
    await see();
    for (const at of [3, 4]) await ask(later(at));
  }

  test("stays away while a search still lists it unchanged, and returns with news", async () => {
    await dies();
    const again = await see(later(5));
    expect(again.skipped).toEqual({ "dead link": 1 });
    expect((await theJob())?.expiredAt).toEqual(later(4));
    await see(later(6), { url: "https://canyon.example/jobs/guides/2" });
    expect(await theJob()).toMatchObject({ expiredAt: null, endReason: null });
  });

  test("returns when its employer's board shows it", async () => {
    await dies();
    await see(later(5), { scope: "board" });
    expect((await theJob())?.expiredAt).toBeNull();
  });
});

const others = Object.fromEntries(
  [3, 3.5, 4, 6, 7, 9, 11, 13].map((at) => [`other${later(at).getTime()}.example/`, page("Cook")]),
);
