import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { runs } from "#test/runs.ts";

process.env.PAGES_PER_MINUTE = "0";
const signedIn = { cookie: "waymark.session_token=1" };

beforeAll(async () => {
  await emptyDatabase();
  await insertJob({ title: "Raft Guide" });
  await request("/healthz");
}, 60_000);

function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = "", code = ""]) => ({ attributes, code }))
    .filter(({ attributes }) => !attributes.includes("src=") && !attributes.includes("ld+json"));
}

function policyOf(answer: Response) {
  const text = answer.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(text.split("; ").map((line) => [line.split(" ", 1)[0], line]));
}

describe("security headers", () => {
  test.each(["/", "/jobs.data", "/robots.txt", "/no-such-page", "//odd", "/favicon.ico"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await request(`http://localhost:3000${path}`);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("x-xss-protection")).toBe("0");
      expect(headers.get("content-security-policy")).toMatch(/^default-src '(self'; frame-src 'none|none)';/);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.has("x-powered-by")).toBe(false);
      expect(headers.has("x-robots-tag")).toBe(false);
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );

  test("keep a loader's cache headers inside", async () => {
    for (const headers of [{}, signedIn]) {
      for (const path of ["/jobs", "/jobs.data"])
        expect([...(await request(path, { headers })).headers.keys()].join()).not.toContain("x-waymark");
    }
  });

  test("allow no inline code in general", async () => {
    for (const headers of [{}, signedIn]) {
      const policy = policyOf(await request("/jobs", { headers }));
      expect(policy["script-src"]).not.toMatch(/unsafe|strict-dynamic|https?:/);
      expect(policy["style-src"]).toMatch(/^style-src 'self'( '(sha256|nonce)-[\w+/=-]+')?$/);
    }
  });

  test("name the inline scripts of a stored page by hash", async () => {
    const answer = await request("/jobs");
    const html = await answer.text();
    const hashes = inlineScripts(html).map(
      ({ code }) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(html).not.toContain("nonce=");
    expect(policyOf(answer)["script-src"]).toBe(["script-src 'self'", ...new Set(hashes)].join(" "));
  });

  test("give a personal page its own nonce", async () => {
    const answers = await Promise.all([1, 2].map(() => request("/jobs", { headers: signedIn })));
    const nonces = answers.map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer)["script-src"] ?? "")?.[1]);
    expect(new Set(nonces).size).toBe(2);
    const scripts = inlineScripts(await (answers[0] as Response).text());
    for (const { attributes } of scripts) expect(attributes).toContain(`nonce="${nonces[0]}"`);
  });
});

describe("the page cache", () => {
  test("ignores unknown parameters", async () => {
    const plain = await request("/jobs");
    const tagged = await request("/jobs?utm_source=letter&fbclid=1");
    expect(tagged.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(await tagged.text()).not.toContain("utm_source");
  });

  test("answers sessions, tokens and returns from payment separately", async () => {
    for (const headers of [signedIn, { authorization: "Bearer x" }]) {
      const answer = await request("/jobs", { headers });
      expect(answer.headers.has("etag")).toBe(false);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    }
    expect((await request("/jobs?payment=success")).headers.has("etag")).toBe(false);
    expect((await request("/jobs?session_id=cs_test_1")).headers.has("etag")).toBe(false);
  });

  test("lets browsers revalidate without a body", async () => {
    const first = await request("/jobs");
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const etag = first.headers.get("etag") ?? "";
    const again = await request("/jobs", { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
  });

  test("answers HEAD with the headers of GET", async () => {
    const get = await request("/jobs");
    const head = await request("/jobs", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(await head.text()).toBe("");
  });

  test("holds the same page in every encoding", async () => {
    const plain = await (await request("/jobs")).text();
    const form = async (encoding: string) => {
      const answer = await request("/jobs", { headers: { "accept-encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toContain("Accept-Encoding");
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(gunzipSync(await form("gzip")).toString()).toBe(plain);
    expect(brotliDecompressSync(await form("br")).toString()).toBe(plain);
  });

  test("compresses personal pages too", async () => {
    const answer = await request("/jobs", { headers: { ...signedIn, "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain("</html>");
  });

  test("does not store a page over a megabyte", async () => {
    const long = "A long day on the river. ".repeat(45_000);
    const job = await insertJob({ companyName: "Endless Rafting", descriptionMd: long });
    const answer = await request(`/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.has("etag")).toBe(false);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(answer)["script-src"] ?? "")?.[1];
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
  });

  test("does not store missing pages", async () => {
    const answer = await request("/no-such-page");
    expect(answer.status).toBe(404);
    expect(answer.headers.has("etag")).toBe(false);
  });
});

describe("the server refuses", () => {
  test.each([
    ["another site's form", { "sec-fetch-site": "cross-site" }],
    ["a sibling's form", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://evil.example" }],
    ["origin null", { origin: "null" }],
    ["no origin at all", {}],
    ["JSON dressed as text", { "sec-fetch-site": "cross-site", "content-type": "text/plain" }],
  ])("%s", async (_, headers) => {
    for (const path of ["/", "/jobs", "/jobs.data", "/sitemap.xml"]) {
      const answer = await request(path, {
        method: "POST",
        body: "{}",
        headers: { ...signedIn, ...headers },
      });
      expect(answer.status).toBe(403);
    }
  });

  test("bodies over 64 kB, and other methods", async () => {
    const ours = { "sec-fetch-site": "same-origin" };
    const body = "a".repeat(64 * 1024 + 1);
    expect((await request("/jobs", { method: "POST", body, headers: ours })).status).toBe(413);
    const put = await request("/jobs", { method: "PUT", body: "a", headers: ours });
    expect(put.status).toBe(405);
    expect(put.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  test("the stand-ins' pages, where none are running", async () => {
    expect((await request("/local/mail")).status).toBe(404);
  });
});

describe("an odd address", () => {
  const odd = ["/%2F", "/jobs%5Cx", "/%00", "/%", "/company//x", `/company/x/jobs/${"a".repeat(10_000)}`];
  test.each(odd)("%s is refused politely", async (path) => {
    const answer = await request(`http://localhost:3000${path}`);
    expect([400, 404, 414]).toContain(answer.status);
    expect(await answer.text()).toContain('<a href="/">');
  });

  const piece = fc.oneof(
    fc.constantFrom(
      "..",
      "%2e%2e",
      "%2F",
      "%00",
      "_.data",
      "jobs",
      "company",
      ".data",
      "''",
      "\\",
      "%F0%9F%8F%94",
    ),
    fc.string({ maxLength: 12 }),
  );
  const name = fc.constantFrom(
    "title",
    "location",
    "min_salary",
    "work",
    "after",
    "_routes",
    "title[]",
    "utm",
  );

  test("never causes a failure", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 5 }),
        fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: "binary" }), piece)), { maxLength: 4 }),
        async (path, query) => {
          const search = query.map(([key, value]) => `${key}=${value.replace(/[#&]/g, "")}`).join("&");
          const address = `http://localhost:3000/${path.join("/").replace(/[?#]/g, "")}?${search}`;
          const answer = await request(address);
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: runs(200) },
    );
  }, 60_000);
});
