import { describe, expect, test } from "vitest";
import { request } from "#test/request.ts";

test.each([
  ["/tour.vtt", "text/vtt; charset=utf-8"],
  ["/tour.mp4", "video/mp4"],
  ["/tour.webp", "image/webp"],
])("the file %s has its content type", async (path, type) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await request(path, { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    await answer.body?.cancel();
  }
});

test("captions keep their type when compressed", async () => {
  const answer = await request("/tour.vtt", { headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  await answer.body?.cancel();
});

describe("a film", () => {
  const part = (range: string) => request("/tour.mp4", { headers: { range } });

  test("can be fetched in parts", async () => {
    const whole = new Uint8Array(await (await request("/tour.mp4")).arrayBuffer());
    const answer = await part("bytes=100-199");
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect(answer.headers.get("content-range")).toBe(`bytes 100-199/${whole.length}`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole.slice(100, 200));
  });

  test("has no part beyond its end", async () => {
    expect((await part("bytes=99999999-")).status).toBe(416);
  });
});
