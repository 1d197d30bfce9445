import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { openHttp } from "#core/sources/requests/http.ts";
import { quotaExceeded, tooFewLeft } from "#core/sources/requests/quota-words.ts";
import { NotFound, SourceError } from "#core/sources/source-error.ts";
import { sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";

const now = new Date("2026-11-16T06:00:00Z");
const free = { name: "boards", label: "The source", requestsPerSecond: 5, quota: null };
const metered = { ...free, name: "metered", quota: { requests: 20, jobs: 100 } };

let playback: Awaited<ReturnType<typeof startPlayback>>;
beforeEach(emptyDatabase);
afterEach(() => playback?.close());

type Heard = { method?: string | undefined; headers: Record<string, unknown>; body: string };

/** Plays the answers in order, and repeats the last one. */
async function play(answers: (PlayedAnswer | undefined)[], source: typeof metered | typeof free = free) {
  const heard: Heard[] = [];
  playback = await startPlayback((_url, request) => {
    const { method, headers } = request;
    const entry: Heard = { method, headers, body: "" };
    request.on("data", (chunk) => {
      entry.body += chunk;
    });
    heard.push(entry);
    return answers[Math.min(heard.length, answers.length) - 1];
  });
  return { http: openHttp(source, {}, () => now), heard, url: new URL(playback.url) };
}

const unmarked = { etag: null, lastModified: null };
const page = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const jobs = (most: number) => ({ jobs: { most, of: (rows: unknown) => (rows as unknown[]).length } });

async function used() {
  const [row] = await db.select().from(sourceUsage).where(eq(sourceUsage.month, "2026-11"));
  return row && { requests: row.requests, jobs: row.jobs };
}

test("openHttp sends our name and purpose", async () => {
  const { http, heard, url } = await play([{ body: [] }]);
  await http.getJson(url);
  expect(heard[0]).toMatchObject({
    method: "GET",
    headers: {
      accept: "application/json",
      "user-agent": expect.stringMatching(/^waymark \(\+http.*; .+@.+\)$/),
    },
  });
});

test("openHttp posts a body as JSON", async () => {
  const { http, heard, url } = await play([{ body: { total: 0 } }]);
  expect(await http.getJson(url, { body: { limit: 20 } })).toEqual({ total: 0 });
  expect(heard[0]).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"limit":20}',
  });
});

test("getMarked returns marks, and null for an unchanged answer", async () => {
  const headers = { etag: 'W/"7"', "last-modified": "Mon, 16 Nov 2026 05:00:00 GMT" };
  const { http, heard, url } = await play([
    { headers: { ...headers, "content-type": "text/xml" }, body: "<rss/>" },
    { status: 304, headers, body: "" },
  ]);
  const first = await http.getMarked(url, unmarked, "application/rss+xml");
  expect(first).toEqual({
    body: "<rss/>",
    marks: { etag: 'W/"7"', lastModified: "Mon, 16 Nov 2026 05:00:00 GMT" },
  });
  expect(heard[0]?.headers).not.toHaveProperty("if-none-match");
  expect(await http.getMarked(url, first?.marks ?? unmarked, "application/rss+xml")).toBeNull();
  expect(heard[1]?.headers).toMatchObject({
    accept: "application/rss+xml",
    "if-none-match": 'W/"7"',
    "if-modified-since": "Mon, 16 Nov 2026 05:00:00 GMT",
    "cache-control": "max-age=0",
  });
});

test("getMarked rejects a web page and retries an interrupted answer", async () => {
  const { http, heard, url } = await play([{ body: '{"jobs":[' }, { body: '{"jobs":[]}' }]);
  expect(await http.getMarked(url, unmarked)).toMatchObject({ body: '{"jobs":[]}' });
  expect(heard).toHaveLength(2);
  await playback.close();
  const html = await play([{ body: "<!doctype html>" }]);
  await expect(html.http.getMarked(html.url, unmarked)).rejects.toThrow("a web page instead of data");
});

test.each([404, 410])("openHttp throws NotFound for %i without a second try", async (status) => {
  const { http, heard, url } = await play([{ status, body: {} }]);
  await expect(http.getJson(url)).rejects.toMatchObject({ name: "NotFound", status });
  await expect(http.getMarked(url, unmarked)).rejects.toBeInstanceOf(NotFound);
  expect(heard).toHaveLength(2);
});

test.each<[string, PlayedAnswer, string, number]>([
  ["a wrong key", { status: 401, body: { message: "Invalid API key." } }, 'key (401: "Invalid API key.")', 1],
  [
    "no subscription",
    { status: 403, body: { message: "You are not subscribed." } },
    "Check that the key is",
    1,
  ],
  [
    "a redirect",
    { status: 302, headers: { location: "http://other.example/" }, body: "" },
    "not followed",
    1,
  ],
  ["a misunderstanding", { status: 400, body: {} }, "did not understand the request (400)", 1],
  ["a web page", { body: "<html>Sign in</html>" }, "a web page instead of data", 1],
  ["trouble", { status: 503, body: "busy" }, "has a server problem (503). Run it again later", 4],
  ["half an answer", { body: '[{"id":1},{"i' }, "incomplete answer or no JSON", 4],
  ["nothing", { body: " " }, "sent an empty answer", 4],
  ["haste", { status: 429, body: { message: "Too many requests" } }, "Run it again in a few minutes", 4],
])("openHttp turns %s into advice", async (_, answer, words, tries) => {
  const { http, heard, url } = await play([answer]);
  const refused = http.getJson(url);
  await expect(refused).rejects.toBeInstanceOf(SourceError);
  await expect(refused).rejects.toThrow(words);
  expect([heard.length, http.calls]).toEqual([tries, tries]);
});

test("openHttp retries after a hang-up", async () => {
  const { http, url } = await play([undefined, { body: [1] }]);
  expect(await http.getJson(url)).toEqual([1]);
  expect(http.calls).toBe(2);
});

test("openHttp leaves a busy server alone in all processes, within limits", async () => {
  const busy = (after: string) => ({ status: 429, headers: { "retry-after": after }, body: {} });
  const { http, url } = await play([busy("20"), { body: [] }]);
  // A second lasts five milliseconds in tests.
  const start = Date.now();
  await http.getJson(url);
  expect(Date.now() - start).toBeGreaterThanOrEqual(95);
  await playback.close();
  const dated = await play([busy("Fri, 20 Nov 2026 09:00:00 GMT"), { body: [] }]);
  await dated.http.getJson(dated.url);
  const [state] = await db.select().from(sourceStates);
  expect(state?.nextRequestAt?.getTime()).toBeLessThan(Date.now() + 1_000);
});

test("openHttp counts failed calls, and the jobs that arrived", async () => {
  const { http, url } = await play([{ status: 503, body: "" }, { body: page(7) }], metered);
  await http.getJson(url, jobs(50));
  expect(await used()).toEqual({ requests: 2, jobs: 7 });
  expect([http.calls, http.jobs]).toEqual([2, 7]);
  expect(await http.jobsLeft()).toBe(93);
});

test("openHttp counts an unreadable answer at its full cost", async () => {
  const { http, url } = await play([{ body: "[{" }, { body: page(2) }], metered);
  await http.getJson(url, jobs(10));
  expect(await used()).toEqual({ requests: 2, jobs: 12 });
});

test("openHttp counts an interrupted answer as delivered", async () => {
  const half = { headers: { "content-length": "100" }, body: "[{" };
  const { http, heard, url } = await play([half, { body: page(2) }], metered);
  const asked = http.getJson(url, jobs(10));
  await expect.poll(() => heard.length).toBe(1);
  playback.hangUp();
  await asked;
  expect(await used()).toEqual({ requests: 2, jobs: 12 });
});

test.each([
  ["-3", 0],
  ["4294967296", 2_147_483_647],
])("readQuota reads %s left as %i", async (said, left) => {
  const headers = { "x-ratelimit-requests-remaining": said, "x-ratelimit-jobs-remaining": "50" };
  const { http, url } = await play([{ headers, body: [] }], metered);
  await http.getJson(url, jobs(10));
  expect(http.quota?.requests).toBe(left);
  if (left) await http.getJson(url, jobs(10));
  else await expect(http.getJson(url, jobs(10))).rejects.toThrow(quotaExceeded);
});

test.each([
  ["86400", 1],
  ["1795392000", 31],
])("readQuota believes a reset in %s seconds for %i days", async (seconds, days) => {
  const { http, url } = await play([{ headers: { "x-ratelimit-jobs-reset": seconds }, body: [] }], metered);
  await http.getJson(url, jobs(10));
  expect(http.quota?.resetsAt).toEqual(new Date(now.getTime() + days * dayMs));
});

test("openHttp tidies the provider's words", async () => {
  const message = `No\0 \u001b[31mkey\u202e\n${"!".repeat(500)}`;
  const { http, url } = await play([{ status: 401, body: { message } }]);
  const error = String(await http.getJson(url).catch(String));
  expect(error).toContain('(401: "No [31mkey !!!');
  expect(error).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(error.length).toBeLessThan(400);
});

test("openHttp sends nothing beyond the month's quota", async () => {
  const { http, heard, url } = await play([{ body: page(60) }], metered);
  await http.getJson(url, jobs(60));
  await expect(http.getJson(url, jobs(60))).rejects.toThrow(tooFewLeft(40));
  expect(heard).toHaveLength(1);
  expect(http.calls).toBe(1);
});

test("openHttp sends nothing after the provider's refusal", async () => {
  const message = "You have exceeded the MONTHLY quota for Jobs on your current plan, ULTRA.";
  const { http, heard, url } = await play([{ status: 429, body: { message } }], metered);
  await expect(http.getJson(url, jobs(10))).rejects.toThrow("The quota at The source is used up");
  await expect(http.getJson(url, jobs(10))).rejects.toThrow(quotaExceeded);
  expect(heard).toHaveLength(1);
  expect(await used()).toEqual({ requests: 1, jobs: 0 });
  expect(await http.jobsLeft()).toBe(0);
});
