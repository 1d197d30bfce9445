import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { managePath } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

const headers = {
  "sec-fetch-site": "same-origin",
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html",
};
const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
const postingId = "0198c7a1-0000-4000-8000-000000000002";
const odd = `line one\r\nline "two" & <b>'three'</b> &quot; \u{1f3d4} \t end`;

beforeEach(emptyDatabase);

function form(path: string, fields: Record<string, string>, others: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  return { path, method: "POST", headers: { ...headers, ...others }, body };
}

/** What a browser would send with the page's first form that sends anything. */
function fieldsOf(page: string): Record<string, string> {
  const body = /<form[^>]*method="post"[^>]*>(.*?)<\/form>/s.exec(page)?.[1] ?? "";
  const inputs = [...body.matchAll(/<input[^>]* name="([^"]*)"[^>]*?(?: value="([^"]*)")?[^>]*>/g)];
  const texts = [...body.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)];
  return Object.fromEntries(
    [...inputs, ...texts].map(([, name = "", value = ""]) => [unescaped(name), unescaped(value)]),
  );
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

describe("without the database, a form keeps what was typed", () => {
  test.each<[path: string, fields: Record<string, string>, signedIn?: true]>([
    ["/auth?next=%2Fjobs", { email: "ada@example.com" }],
    ["/auth", { email: "ada@example.com", code: "482 913" }],
    ["/post-job/link", { email: "ada@example.com" }],
    [
      "/contact",
      { name: "Ada", email: "ada@example.com", subject: "A question", message: "What about the season?" },
    ],
    ["/job-alerts/new", { name: odd, email: "ada@example.com", title: "ranger" }],
    ["/report-job/0198c7a1-0000-4000-8000-000000000001", { reason: "closed", note: odd }],
    ["/account", { intent: "change-email", email: "new@example.com" }, true],
    ["/my-alerts", { intent: "update", id: "1", name: odd }, true],
    [managePath(postingId, 0), { intent: "edit", title: "Guide", description: odd }],
  ])("%s", async (path, fields, signedIn) => {
    const cookie: Record<string, string> = signedIn ? await signIn("ada@example.com") : {};
    const [answer] = await requestFrom(away, [form(path, fields, cookie)]);
    expect([answer?.status, answer?.headers["retry-after"]]).toEqual([503, "5"]);
    expect(fieldsOf(answer?.body ?? "")).toMatchObject(fields);
  });
});

test("a plain page sends the same fields to the same address, and nothing else", async () => {
  const fields = { '"><script>': odd, empty: "" };
  const [answer] = await requestFrom(away, [
    form("/report-job/0198c7a1-0000-4000-8000-000000000001", fields),
  ]);
  expect(fieldsOf(answer?.body ?? "")).toEqual(fields);
  expect(answer?.body).toContain('<form method="post">');
  expect(answer?.body).not.toContain("<script>");
  expect(answer?.headers["cache-control"]).toBe("private, no-store");
  expect(answer?.headers["content-security-policy"]).toContain(
    "form-action 'self' https://checkout.stripe.com",
  );
  const [read] = await requestFrom(away, ["/auth/session"]);
  expect(read?.body).not.toContain("<form");
});

test("a form that breaks down keeps what was typed, and its page by script learns of it", async () => {
  const cookie = await signIn("ada@example.com");
  const { id } = await insertJob();
  await db.execute(sql`alter table rate_limit_buckets rename to buckets_away`);
  try {
    for (const [path, fields] of [
      ["/auth", { email: "ada@example.com" }],
      ["/post-job/link", { email: "ada@example.com" }],
      ["/account", { intent: "change-email", email: "new@example.com" }],
      [`/report-job/${id}`, { reason: "wrong", note: "The place" }],
    ] as const) {
      const own: Record<string, string> = path === "/account" ? cookie : {};
      const { path: _, ...init } = form(path, fields, own);
      const answer = await request(path, init);
      expect(answer.status).toBe(500);
      expect(JSON.stringify(fieldsOf(await answer.text()))).toContain(Object.values(fields).at(-1));
    }
    const { path, ...init } = form(
      "/account.data",
      { intent: "change-email", email: "new@example.com" },
      cookie,
    );
    const data = await request(path, init);
    expect([data.status, data.headers.get("x-form-failed")]).toEqual([500, "true"]);
    const told = await request("/auth.data", form("/auth.data", { email: "ada@example.com" }));
    expect([told.status, told.headers.get("x-form-failed")]).toEqual([500, null]);
  } finally {
    await db.execute(sql`alter table buckets_away rename to rate_limit_buckets`);
  }
});

test("a form from another site is shown nothing of what it sent", async () => {
  const [answer] = await requestFrom(away, [
    form("/contact", { name: "secret-text" }, { "sec-fetch-site": "cross-site" }),
  ]);
  expect(answer?.status).toBe(403);
  expect(answer?.body).not.toContain("secret-text");
});
