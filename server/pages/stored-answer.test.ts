import { afterEach, describe, expect, test } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { hourMs } from "#core/text/time.ts";
import { answerFrom, type Rendering, toStored } from "./stored-answer.ts";

const noon = Date.UTC(2026, 10, 20, 12);
const plainly = { isHead: false, ifNoneMatch: undefined, acceptEncoding: undefined };

afterEach(() => {
  env.CDN_SECONDS = 0;
});

function page(overrides: Partial<Rendering> = {}) {
  const headers = new Headers({ "content-type": "text/plain" });
  const body = new TextEncoder().encode("a page");
  return toStored({
    status: 200,
    headers,
    body,
    nonce: "n",
    freshUntil: null,
    shownPosting: null,
    at: noon,
    ...overrides,
  });
}

async function cachingOf(stored: Awaited<ReturnType<typeof page>>, now: number, ifNoneMatch?: string) {
  const answer = await answerFrom(stored, { ...plainly, ifNoneMatch }, now);
  return answer.headers.get("cache-control");
}

describe("a stored page is fresh", () => {
  test("until the first thing on it ends", async () => {
    expect((await page({ freshUntil: noon + 60_000 })).freshUntil).toBe(noon + 60_000);
  });

  test("until the next full hour at most", async () => {
    expect((await page()).freshUntil).toBe(noon + hourMs);
    expect((await page({ at: noon - 1, freshUntil: noon + hourMs })).freshUntil).toBe(noon);
  });
});

describe("a shared cache", () => {
  test("may keep a page for the configured seconds, but not beyond its end", async () => {
    env.CDN_SECONDS = 600;
    const stored = await page({ freshUntil: noon + 900_000 });
    expect(await cachingOf(stored, noon)).toBe("public, s-maxage=600");
    expect(await cachingOf(stored, noon + 600_500)).toBe("public, s-maxage=299");
    expect(await cachingOf(stored, noon + 899_500)).toBe("public, s-maxage=0");
    expect(await cachingOf(stored, noon + 901_000)).toBe("public, s-maxage=0");
  });

  test("hears it with a 304, too", async () => {
    env.CDN_SECONDS = 600;
    const stored = await page({ freshUntil: noon + 900_000 });
    expect(await cachingOf(stored, noon + 880_000, stored.etag)).toBe("public, s-maxage=20");
  });

  test("may keep nothing by default or when the page forbids it", async () => {
    expect(await cachingOf(await page(), noon)).toBe("private, no-cache");
    env.CDN_SECONDS = 600;
    const headers = new Headers({ "content-type": "text/plain", "cache-control": "max-age=5" });
    expect(await cachingOf(await page({ headers }), noon)).toBe("max-age=5");
  });
});
