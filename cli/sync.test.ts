import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "#core/env.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";
import { sync } from "./sync.ts";

const ordinary = { ...env };
const said = hearConsole();
let close = async () => {};

beforeEach(async () => {
  await emptyDatabase();
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await close();
});

async function play(answer: PlayedAnswer, expired: PlayedAnswer = { body: [] }) {
  const playback = await startPlayback((url) => (url.pathname === "/active-ats-expired" ? expired : answer));
  close = playback.close;
  Object.assign(env, { ACTIVE_JOBS_DB_URL: playback.url, ACTIVE_JOBS_DB_KEY: "key" });
  return playback;
}

test("says what a run brought", async () => {
  const row = {
    id: "1",
    title: "Guide",
    organization: "Acme",
    locations_derived: ["Moab, Utah, United States"],
  };
  const { asked } = await play({ body: [row, {}], headers: { "x-ratelimit-jobs-remaining": "900" } });
  expect(await sync(["active-jobs-db", "--quiet", "--mode", "backfill", "--keywords", "guide, ,"])).toBe(0);
  expect(said.join("\n")).toBe(
    "Active Jobs DB: 2 fetched, 1 added, 0 updated, 0 expired, 1 call\n  left out: 1 broken row\n  left of the quota: 900 jobs",
  );
  expect(asked[0]?.searchParams.get("title_filter")).toContain("guide");
});

test("says what went amiss in a run that went well", async () => {
  await play({ body: [] }, { status: 403, body: { message: "Not in your plan" } });
  expect(await sync(["active-jobs-db", "--quiet", "--keywords", "guide"])).toBe(0);
  expect(said.join("\n")).toMatch(/\n {2}warning: The list of expired postings .*Not in your plan/);
});

test("a failed run says what to do and ends with 1", async () => {
  await play({ status: 401, body: { message: "Invalid API key" } });
  expect(await sync(["active-jobs-db", "--quiet"])).toBe(1);
  expect(said.join("\n")).toContain("Check the key in the configuration.");
});

test("help, an unknown source, a missing key and wrong arguments are answered in words", async () => {
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await sync(["--help"])).toBe(0);
  expect(said.join("\n")).toContain("npm run sync -- <source>");
  const cases: [string[], string][] = [
    [["nowhere"], "Known: active-jobs-db, usajobs, seasonal-jobs, "],
    [["active-jobs-db"], "needs ACTIVE_JOBS_DB_KEY"],
    [["usajobs", "--mode", "hourly"], "--mode is daily or backfill"],
    [["usajobs", "--fast"], "--fast"],
    [[], "Sources: active-jobs-db"],
  ];
  for (const [args, words] of cases) {
    said.length = 0;
    expect(await sync(args)).toBe(2);
    expect(said.join("\n")).toContain(words);
  }
});
