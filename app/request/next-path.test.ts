import { beforeEach, expect, test, vi } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

vi.hoisted(() => {
  process.env.PAGES_PER_MINUTE = "0";
});
beforeEach(emptyDatabase);

const origin = "http://localhost:3000";

async function ledTo(next: string, headers: { cookie: string }): Promise<string> {
  const answer = await request(`/auth?next=${encodeURIComponent(next)}`, { headers });
  expect(answer.status).toBe(302);
  return answer.headers.get("location") ?? "";
}

const hosts = [
  "evil.com",
  "user@evil.com",
  "localhost:3000@evil.com",
  "evil.com%2f",
  "evil。com",
  "evil．com",
  "3232235777",
  "[::1]",
  "localhost:3000.evil.com",
];
const starts = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "/ /",
  "/%09/",
  "/%2f",
  "/%2F/",
  "/%5c",
  "/%5C/",
  "%2f%2f",
  "/.//",
  "/..//",
  "/jobs/..//",
  "/./\\",
  "/\u0000/",
  "/\u00a0/",
  "/\u2028/",
  "/;@",
  "http://",
  "https://",
  "HTTP://",
  "http:/\\",
  "http:",
  "https:///",
  "ftp://",
  "ws://",
  "//@",
  "http://localhost:3000@",
  "http://localhost:3000.",
];
const others = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "/javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:http://localhost:3000/x",
  "mailto:a@evil.com",
  "file:///etc/passwd",
  "about:blank",
  "jobs",
  "./jobs",
  "../jobs",
  "?x",
  "#x",
  "",
  " ",
  "\\",
  ".",
  "..",
  "*",
  "null",
  "undefined",
  "[object Object]",
  "/_.data",
  "/jobs.data",
  "/company/acme.data",
  "/account.data",
  "/jobs.data?_routes=root",
  "/auth",
  "/auth?next=//evil.com",
  "/auth/confirm?token=x",
  "/AUTH/../auth",
  "/nowhere",
  "/*",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/jobs-1.xml",
  "/feed.xml",
  "/auth/sign-out",
  "/auth/session",
  "/account/export",
  "/functions/v1/create-checkout",
  "/rest/v1/rpc/has_role",
  "/webhooks/stripe",
  "/local/mailbox",
  "/assets/x.js",
  "/healthz",
  "/jobs%00",
  "/company/%2e%2e",
  "/company/a%2fb",
  "/company/é",
  "/jo\u200bbs",
  "/ｊｏｂｓ",
  `/jobs?${"x".repeat(500)}`,
  "/jobs?x=\r\nSet-Cookie: a=b",
  "/jobs?x=\u0001",
  "/jobs#\n",
];

test("readNext leads every hostile text to the front page", async () => {
  const headers = await signIn("ada@example.com");
  const forms = [...starts.flatMap((start) => hosts.map((host) => start + host)), ...others];
  expect(forms.length).toBeGreaterThan(300);
  for (const form of forms) {
    const to = await ledTo(form, headers);
    expect([form, to]).toEqual([form, "/"]);
  }
});

test("readNext leads a missing or repeated parameter to the front page", async () => {
  const headers = await signIn("ada@example.com");
  for (const search of ["", "?next", "?next=", "?next[]=/jobs", "?upgrade=1"])
    expect((await request(`/auth${search}`, { headers })).headers.get("location")).toBe("/");
});

test.each([
  "/jobs",
  "/jobs?location=us&title=park+ranger",
  "/remote-jobs#list",
  "/company/canyon-outfitters",
  "/company/canyon-outfitters/jobs/river-guide-moab-utah-us-1a2b3c",
  "/dashboard",
  "/account",
  "/auth/email-change?token=a.b",
  "/?upgrade=true#pricing",
  "/",
])("readNext accepts %s", async (path) => {
  const to = await ledTo(path, await signIn("ada@example.com"));
  expect(to).toBe(path);
  expect(new URL(to, origin).origin).toBe(origin);
});

test("readNext resolves dots before it checks a path", async () => {
  const headers = await signIn("ada@example.com");
  expect(await ledTo("/company/../jobs", headers)).toBe("/jobs");
  expect(await ledTo("/jobs/%2e%2e/account", headers)).toBe("/account");
});
