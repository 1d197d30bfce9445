import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { PostingCounts } from "./counts.ts";
import { createGatherer } from "./gather-counts.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reader = { userAgent: firefox, address: "203.0.113.7" };
const [a, b] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const noon = new Date("2026-11-20T12:00:00Z");

function gatherer() {
  const written: PostingCounts[][] = [];
  const state = { fails: false };
  const { addView, addClick, write } = createGatherer(async (counted) => {
    if (state.fails) throw new Error("connection terminated");
    written.push(counted);
  });
  return { addView, addClick, write, written, state };
}

test("createGatherer writes gathered counts together, once", async () => {
  const { addView, addClick, write, written } = gatherer();
  for (const id of [a, b, a]) addView(id, reader, noon);
  addClick(a, reader, noon);
  await write();
  await write();
  expect(written).toEqual([
    [
      { id: a, day: "2026-11-20", views: 2, applies: 1 },
      { id: b, day: "2026-11-20", views: 1, applies: 0 },
    ],
  ]);
});

test("createGatherer writes after a few seconds", async () => {
  const { addView, written } = gatherer();
  addView(a, reader, noon);
  await expect.poll(() => written.length).toBe(1);
});

test("createGatherer counts toward the day on which it counted", async () => {
  const { addView, write, written } = gatherer();
  addView(a, reader, new Date("2026-11-19T23:59:59.999Z"));
  addView(a, reader, new Date("2026-11-20T00:00:00Z"));
  await write();
  expect(written[0]?.map(({ day, views }) => [day, views])).toEqual([
    ["2026-11-19", 1],
    ["2026-11-20", 1],
  ]);
});

test("createGatherer keeps what it could not write", async () => {
  const { addView, write, written, state } = gatherer();
  addView(a, reader, noon);
  state.fails = true;
  const failing = write();
  addView(a, reader, noon);
  await failing;
  await write();
  state.fails = false;
  await write();
  expect(written).toEqual([[{ id: a, day: "2026-11-20", views: 2, applies: 0 }]]);
});

test("createGatherer stops growing while it cannot write", async () => {
  const { addView, write, written, state } = gatherer();
  state.fails = true;
  for (let n = 0; n < 12_000; n++) addView(`${n}`, reader, noon);
  await write();
  addView("0", reader, noon);
  state.fails = false;
  await write();
  expect(written[0]).toHaveLength(10_000);
  expect(written[0]?.[0]).toMatchObject({ id: "0", views: 2 });
});

test("createGatherer ignores machines and requests without a user agent", async () => {
  const { addView, addClick, write, written } = gatherer();
  const machines = ["Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0", "", null, undefined];
  for (const userAgent of machines) {
    addView(a, { userAgent }, noon);
    addClick(a, { ...reader, userAgent }, noon);
  }
  await write();
  expect(written).toEqual([]);
});

test("createGatherer counts three clicks an hour for each client and posting", async () => {
  const { addClick, write, written } = gatherer();
  for (let n = 0; n < 20; n++) addClick(a, reader, noon);
  for (let n = 0; n < 2; n++) addClick(b, reader, noon);
  addClick(a, { ...reader, address: "203.0.113.8" }, noon);
  await write();
  expect(written[0]?.map(({ id, applies }) => [id, applies])).toEqual([
    [a, 4],
    [b, 2],
  ]);
});

test("createGatherer writes one batch after the other", async () => {
  let underWay = 0;
  let most = 0;
  const { addView, write } = createGatherer(async () => {
    most = Math.max(most, ++underWay);
    await wait(10);
    underWay -= 1;
  });
  addView(a, reader, noon);
  const first = write();
  addView(b, reader, noon);
  await Promise.all([first, write()]);
  expect(most).toBe(1);
});
