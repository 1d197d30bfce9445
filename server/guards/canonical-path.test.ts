import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { runs } from "#test/runs.ts";
import { canonicalPath } from "./canonical-path.ts";
import { oddPathStatus } from "./odd-paths.ts";

process.env.PAGES_PER_MINUTE = "0";
const origin = "http://localhost:3000";

beforeAll(async () => {
  await emptyDatabase();
  await insertJob({ title: "Raft Guide" });
  await request("/healthz");
}, 60_000);

test.each([
  ["/jobs/", "/jobs"],
  ["/JOBS", "/jobs"],
  ["/%6Aobs", "/jobs"],
  ["/%4a%4Fbs/", "/jobs"],
  ["/Jobs.data", "/jobs.data"],
  ["/jobs/_.data", "/jobs.data"],
  ["/Company/Acme/jobs/Guide-ABC123/", "/company/acme/jobs/guide-abc123"],
  ["/company/CAF%C3%A9%20Bar", "/company/caf%C3%A9%20bar"],
  ["/company/100%2541", "/company/100%2541"],
  ["/%73itemaps/Jobs-1.XML", "/sitemaps/Jobs-1.XML"],
])("canonicalPath turns %s into %s", (path, spelling) => {
  expect(canonicalPath(path)).toBe(spelling);
});

test.each(["/", "/_.data", "/jobs", "/jobs.data", "/assets/App-DxYz.js", "/company/%F0%9F%8F%94"])(
  "canonicalPath keeps %s",
  (path) => expect(canonicalPath(path)).toBe(path),
);

describe("a filtered list in another spelling", () => {
  const query = "?location=utah&utm_source=x";
  const odd = ["/jobs/", "/JOBS", "/%6Aobs", "/jObs/", "/Remote-Jobs", "/jobs/_.data", "/J%6Fbs.data"];

  test.each(odd)("is never shown unfiltered at %s", async (path) => {
    const answer = await request(origin + path + query);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(canonicalPath(path) + query);
    expect((await request(origin + canonicalPath(path) + query)).status).toBe(200);
  });
});

test("redirectToCanonicalPath redirects HEAD like GET, and no changes", async () => {
  expect((await request("/jobs/", { method: "HEAD" })).status).toBe(301);
  const headers = { "sec-fetch-site": "same-origin" };
  expect((await request("/jobs/", { method: "POST", body: "a=b", headers })).status).not.toBe(301);
});

test.each([
  "//evil.example/",
  "/\\evil.example/",
  "/%5Cevil.example/",
  "/%2Fevil.example/",
  "/A//evil.example/",
])("redirectToCanonicalPath leaves %s alone", async (path) =>
  expect((await request(origin + path)).status).toBe(404),
);

const piece = fc.oneof(
  fc.constantFrom(
    "",
    "/",
    "//",
    "\\",
    "jobs",
    "JOBS",
    "_.data",
    ".data",
    ".",
    "..",
    "evil.example",
    "@",
    ":",
    ";",
  ),
  fc.constantFrom(
    "%",
    "%2F",
    "%5c",
    "%2e",
    "%2E%2e",
    "%25",
    "%6a",
    "%4A",
    "%09",
    "%0d%0a",
    "%C3%A9",
    "?",
    "?x=//y",
  ),
  fc.string({ maxLength: 4 }),
);
const anyAddress = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);

test("redirectToCanonicalPath never leads off-site or twice", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const asked = URL.parse(origin + address);
      if (!asked || asked.origin !== origin || oddPathStatus(asked)) return;
      const led = new URL(canonicalPath(asked.pathname), origin);
      expect(led.origin).toBe(origin);
      expect(led.pathname).toBe(canonicalPath(asked.pathname));
      expect(oddPathStatus(led)).toBeNull();
      expect(canonicalPath(led.pathname)).toBe(led.pathname);
    }),
    { numRuns: runs(5_000) },
  );
});
