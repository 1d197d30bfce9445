import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
import { request, requestSoon } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const readers = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Uint8Array) => body,
};
type Encoding = keyof typeof readers;

beforeEach(emptyDatabase);

async function pageFor(cookie: string, encoding: Encoding, address = "/jobs"): Promise<string> {
  const answer = await requestSoon(address, { headers: { cookie, "accept-encoding": encoding } });
  expect([answer.status, answer.headers.get("content-encoding") ?? "identity"]).toEqual([200, encoding]);
  const body = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get("content-length"))).toBe(body.length);
  return Buffer.from(readers[encoding](body)).toString();
}

test("rendered pages hold what each of many readers may see, in every encoding, at the same time", async () => {
  const job = await insertJob({ title: "Ranger <b>&</b> Guide" });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Ski Patroller ${n}` });
  const saver = await insertProfile({ email: "saver@example.com" });
  await insertSavedJob({ userId: saver.id, jobId: job.id });
  const { cookie: saves } = await signIn("saver@example.com");
  const { cookie: savesNothing } = await signIn("other@example.com");
  await request("/jobs");
  const asked = (Object.keys(readers) as Encoding[]).flatMap((encoding) =>
    [saves, savesNothing].map((cookie) => ({ encoding, cookie })),
  );
  const pages = await Promise.all(
    [...asked, ...asked].map(async ({ encoding, cookie }) => ({
      cookie,
      html: await pageFor(cookie, encoding),
    })),
  );
  for (const { cookie, html } of pages) {
    expect(html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(html).toContain("Ranger &lt;b&gt;&amp;&lt;/b&gt; Guide");
    expect(html).not.toContain("part-");
    expect(html.match(/name="unsave"/g) ?? []).toHaveLength(cookie === saves ? 1 : 0);
  }
});
