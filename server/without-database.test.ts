import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
const ours = { "sec-fetch-site": "same-origin" };
const message = "We can't reach our data right now. Please try again in a few seconds.";

beforeEach(emptyDatabase);

const tryAgainIn = (body = "") => /<a href="([^"]*)" [^>]*>Try Again<\/a>/.exec(body)?.[1];

test("a page without a database says so to whoever is signed in, inside the site", async () => {
  const headers = { accept: "text/html", ...(await signIn("ada@example.com")) };
  const paths = ["/", "/jobs?title=guide", "/account", "/post-job", "/my-jobs", "/privacy-policy", "/admin"];
  const asked = paths.map((path) => ({ path, method: "GET", headers }));
  for (const [at, { status, headers, body }] of (await requestFrom(away, asked)).entries()) {
    expect([status, headers["retry-after"]], paths[at]).toEqual([503, "5"]);
    const texts = [
      "Browse Jobs",
      "Our database isn’t responding. Please try again in a moment.",
      "Privacy Policy",
    ];
    expect(texts.filter((text) => !body.includes(text))).toEqual([]);
    expect(tryAgainIn(body)).toMatch(/^\?(title=guide)?$/);
    expect(body.includes("Sign In")).toBe(false);
    expect(headers["device-copy"]).toBeUndefined();
  }
});

test("a page's data without a database says so, too", async () => {
  const headers = await signIn("ada@example.com");
  const [data] = await requestFrom(away, [{ path: "/account.data", method: "GET", headers }]);
  expect(data?.status).toBe(503);
  expect(data?.body).toMatch(/"ErrorResponse".*503/s);
});

test.each([
  ["/", ["Search outdoor career opportunities", "Find jobs", "How It Works", "Unlock every job"]],
  ["/jobs?title=guide", ["All outdoor jobs"]],
  ["/remote-jobs", ["Remote outdoor jobs"]],
  ["/outdoor-jobs-utah", ["Outdoor Jobs in Utah", "Who hires in Utah", "Related Job Searches"]],
  ["/search/outdoor-jobs-colorado", ["Outdoor Jobs in Colorado", "Related Job Searches"]],
])("%s keeps what it shows around a list that fails", async (path, texts) => {
  const [page] = await requestFrom(away, [path]);
  expect([page?.status, page?.headers["retry-after"]]).toEqual([503, "5"]);
  const all = [...texts, "Error loading jobs: Our database isn’t responding.", "Privacy Policy"];
  expect(all.filter((text) => !page?.body.includes(text))).toEqual([]);
  expect(tryAgainIn(page?.body)).toMatch(/^\?(title=guide)?$/);
});

test("what is no page is answered plainly without a database", async () => {
  const [feed] = await requestFrom(away, [{ path: "/jobs.rss", method: "GET", headers: { accept: "*/*" } }]);
  expect([feed?.status, feed?.body.includes("Back in a moment")]).toEqual([503, true]);
});

test("a function without a database answers in JSON, whatever is accepted", async () => {
  const json = { ...ours, "content-type": "application/json" };
  const cookie = await signIn("ada@example.com");
  const fields = {
    name: "Ada",
    email: "ada@example.com",
    subject: "A question",
    message: "What of the season?",
  };
  const answers = await requestFrom(
    away,
    ["text/html", "*/*", "application/json", "image/png"].flatMap((accept) => [
      {
        path: "/functions/v1/send-contact-email",
        method: "POST",
        headers: { ...json, accept },
        body: JSON.stringify(fields),
      },
      ...["check-subscription", "create-checkout", "no-such"].map((name) => ({
        path: `/functions/v1/${name}`,
        method: "POST",
        headers: { ...json, ...cookie, accept },
        body: "{}",
      })),
    ]),
  );
  for (const { status, headers, body } of answers) {
    expect([status, headers["content-type"], headers["retry-after"]]).toEqual([503, "application/json", "5"]);
    expect(JSON.parse(body)).toMatchObject({ error: expect.stringMatching(/\w/) });
  }
  expect(answers.some(({ body }) => body.includes(message))).toBe(true);
});

test.each<[status: number, path: string, init: RequestInit]>([
  [400, "create-checkout", { method: "POST", body: "{" }],
  [400, "%00", { method: "POST" }],
  [401, "check-subscription", { method: "POST" }],
  [403, "create-checkout", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
  [404, "no-such", { method: "POST" }],
  [404, "a//b", {}],
  [405, "create-checkout", {}],
  [405, "create-checkout", { method: "PUT" }],
  [413, "create-checkout", { method: "POST", body: "x".repeat(100_000) }],
  [414, "x".repeat(3000), {}],
])("a function that answers %i says so in JSON to whoever accepts HTML (%s)", async (status, path, init) => {
  const headers = { ...ours, "content-type": "application/json", accept: "text/html", ...init.headers };
  const answer = await request(`/functions/v1/${path}`, { ...init, headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json"]);
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\w/) });
});

test("a function that breaks down says so in JSON", async () => {
  await db.execute(sql`alter table rate_limit_buckets rename to buckets_away`);
  try {
    const headers = { ...ours, "content-type": "application/json", accept: "text/html" };
    const answer = await request("/functions/v1/create-checkout", {
      method: "POST",
      headers,
      body: JSON.stringify({ priceId: "monthly" }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Something broke/) });
  } finally {
    await db.execute(sql`alter table buckets_away rename to rate_limit_buckets`);
  }
});

test("a function that is called too often says so in JSON", async () => {
  const call = { path: "/functions/v1/no-such", method: "POST", headers: { ...ours, accept: "text/html" } };
  const answers = await requestFrom({ PAGES_PER_MINUTE: "1" }, [call, call]);
  expect(answers[1]?.status).toBe(429);
  expect(JSON.parse(answers[1]?.body ?? "")).toEqual({ error: expect.stringMatching(/^Too many/) });
});
