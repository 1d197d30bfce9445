import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { openHttp } from "#core/sources/http.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(async () => {}) }));

let close = async () => {};
afterEach(async () => {
  vi.mocked(sleep).mockClear();
  await close();
});

async function ask(answer: PlayedAnswer) {
  const playback = await startPlayback(() => answer);
  close = playback.close;
  const http = openHttp("The source", {});
  return { http, answered: http.getJson(new URL(playback.url)) };
}

const busy = (retryAfter: string): PlayedAnswer => ({
  status: 429,
  headers: { "retry-after": retryAfter },
  body: { message: "Too many requests" },
});

test("a busy server is left alone for as long as it asks, between tries and not after the last", async () => {
  const { http, answered } = await ask(busy("40"));
  await expect(answered).rejects.toThrow("Run it again in a few minutes");
  expect(http.calls).toBe(4);
  // A second lasts five milliseconds in tests.
  expect(vi.mocked(sleep).mock.calls).toEqual([[200], [200], [200]]);
});

test("but not for longer than half a minute, nor for what is no number of seconds", async () => {
  await expect((await ask(busy("86400"))).answered).rejects.toThrow();
  expect(vi.mocked(sleep)).toHaveBeenCalledWith(30_000);
  vi.mocked(sleep).mockClear();
  await close();
  await expect((await ask(busy("Fri, 20 Nov 2026 09:00:00 GMT"))).answered).rejects.toThrow();
  expect(vi.mocked(sleep).mock.calls).toEqual([[0], [0], [0]]);
});

test("a refusal for good is not waited out", async () => {
  const { http, answered } = await ask({ status: 401, body: {} });
  await expect(answered).rejects.toThrow("Check the key");
  expect(http.calls).toBe(1);
  expect(sleep).not.toHaveBeenCalled();
});
