import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { profiles, sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { bearing, signIn } from "#test/sign-in.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const ours = { "sec-fetch-site": "same-origin" };
const program = { accept: "application/json", "content-type": "application/json" };
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return request(path, {
    method: "POST",
    headers: { ...ours, ...headers },
    body: new URLSearchParams(fields),
  });
}

function call(path: string, fields: object, headers: Record<string, string> = {}) {
  return request(path, { method: "POST", headers: { ...program, ...headers }, body: JSON.stringify(fields) });
}

async function linkFor(email: string, path = "/auth") {
  const asked = await post(path, { email });
  expect(asked.status).toBe(200);
  expect(asked.headers.getSetCookie()).toHaveLength(1);
  await runTasks();
  const mail = await mailbox.waitFor(({ to }) => to.includes(email), 2000);
  const token = /http:\/\/localhost:3000\/auth\/confirm\?token=(\w+)/.exec(mail.text ?? "")?.[1] ?? "";
  return { token, path: `/auth/confirm?token=${token}`, cookie: cookiesOf(asked) };
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .flatMap((cookie) => cookie.split(";")[0] ?? [])
    .join("; ");
}

async function accountOf(headers: Record<string, string>) {
  const { account } = await (await request("/auth/session", { headers })).json();
  return account;
}

let people = 0;
const newEmail = () => `walker-${++people}@example.com`;

test("the form has the specification's texts, and needs no script", async () => {
  const answer = await request("/auth");
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toMatch(/<h1[^>]*>Sign In<\/h1>/);
  expect(page).toContain(">Send Magic Link</button>");
  expect(page).toMatch(/<form[^>]+method="post"/);
  expect(page).toMatch(/<input(?=[^>]+type="email")(?=[^>]+required)(?=[^>]+name="email")/);
  expect(page).toContain("noindex");
});

test("a sign-in leads from the form through the email and the button to the wanted page", async () => {
  const email = newEmail();
  const { token, path } = await linkFor(email, "/auth?next=%2Fjobs%3Flocation%3Dus");
  const page = await request(path);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("referrer-policy")).toBe("strict-origin");
  expect(await page.text()).toMatch(new RegExp(`Sign in as (<!-- -->)?${email}`));
  const confirmed = await post(path, { token }, { origin: "null" });
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.get("location")).toBe("/jobs?location=us&notice=signed-in");
  expect(confirmed.headers.get("set-auth-token")).toBeNull();
  const cookie = cookiesOf(confirmed);
  expect(await accountOf({ cookie })).toEqual({
    email,
    isAdmin: false,
    subscribed: false,
    awaitsPayment: false,
  });
  const out = await post("/auth/sign-out", {}, { cookie });
  expect(out.status).toBe(303);
  expect(out.headers.get("location")).toBe("/?notice=signed-out");
  expect(out.headers.getSetCookie().join()).toContain("waymark.session_token=; Max-Age=0");
  expect(await accountOf({ cookie })).toBeNull();
});

test("a link opened again by the person it signed in leads home and says so", async () => {
  const { token, path } = await linkFor(newEmail());
  const confirmed = await post(path, { token });
  expect(confirmed.headers.get("location")).toBe("/?notice=signed-in");
  const headers = { cookie: cookiesOf(confirmed) };
  const again = await request(path, { headers });
  expect([again.status, again.headers.get("location")]).toEqual([302, "/?notice=signed-in"]);
  expect(await (await request("/?notice=signed-in", { headers })).text()).toContain("You&#x27;re signed in");
});

test("the page after the form sends another link, with the same parameters", async () => {
  const email = newEmail();
  const page = await (await post("/auth?next=%2Fjobs", { email })).text();
  const [, action] =
    /<form(?=[^>]* method="post")[^>]* action="([^"]*)"[^>]*><input type="hidden" name="email"/.exec(page) ??
    [];
  expect(action).toBe("/auth?next=%2Fjobs");
  const again = await linkFor(email, action);
  const confirmed = await post(again.path, { token: again.token });
  expect(confirmed.headers.get("location")).toBe("/jobs?notice=signed-in");
});

test("the confirmation names the address and its three facts; an invalid address stays in its field", async () => {
  const sent = await (await post("/auth?next=%2Fjobs", { email: " Ada@Example.com" })).text();
  for (const text of [
    "ada@example.com",
    "Click the link in your email to sign in",
    "Works for both new and existing accounts",
    "Link expires in 1 hour",
    "Try a different email",
  ])
    expect(sent).toContain(text);
  expect(sent).toMatch(/<input type="hidden" name="next" value="\/jobs"/);
  const wrong = await post("/auth", { email: "ada@example" });
  expect(wrong.status).toBe(400);
  const page = await wrong.text();
  expect(page).toContain('value="ada@example"');
  expect(page).toContain("Please enter a valid email address.");
  expect(await (await post("/auth", {})).text()).toContain("Please enter your email address.");
});

test("a link survives fifty scanners that only open it", async () => {
  const { token, path } = await linkFor(newEmail());
  for (let i = 0; i < 50; i++) {
    const method = i % 2 ? "HEAD" : "GET";
    expect((await request(path, { method, headers: { cookie: "a=b" } })).status).toBe(200);
  }
  expect(await db.$count(sessions)).toBe(0);
  expect((await post(path, { token })).status).toBe(303);
});

test("the page presses its button only in the browser that asked", async () => {
  const asked = await linkFor(newEmail());
  const other = await linkFor(newEmail());
  const pressed = async (path: string, cookie?: string) =>
    /isOurs\\",true/.test(await (await request(path, { headers: cookie ? { cookie } : {} })).text());
  expect(asked.cookie).toMatch(/^waymark\.asked=/);
  expect(await pressed(asked.path, asked.cookie)).toBe(true);
  expect(await pressed(asked.path)).toBe(false);
  expect(await pressed(asked.path, other.cookie)).toBe(false);
  expect(await pressed(asked.path, `${asked.cookie}x`)).toBe(false);
});

test("a used, foreign, broken or missing link gets one page that offers a new one", async () => {
  const { token, path } = await linkFor(newEmail());
  expect((await post(path, { token })).status).toBe(303);
  const pages = new Set<string>();
  for (const dead of [
    path,
    `/auth/confirm?token=${"a".repeat(32)}`,
    "/auth/confirm?token=%3Cscript%3E",
    "/auth/confirm",
  ]) {
    const answer = await request(dead);
    expect(answer.status).toBe(410);
    pages.add(/<main[^>]*>(.*)<\/main>/s.exec(await answer.text())?.[1] ?? "");
  }
  expect(pages.size).toBe(1);
  expect([...pages][0]).toContain("Send a new link");
  const again = await post(path, { token });
  expect(again.status).toBe(410);
  expect(await again.text()).toContain("Send a new link");
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("one of a hundred simultaneous presses gets in", async () => {
  const { token, path } = await linkFor(newEmail());
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(path, { token })));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  // A busy machine has no connection for some of them.
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toHaveLength(0);
  expect(await db.$count(sessions)).toBe(1);
});

test("known and unknown addresses get the same bytes", async () => {
  await insertProfile({ email: "known-1@example.com" });
  const answers = [];
  for (const email of ["known-1@example.com", "other-1@example.com"]) {
    const page = await post("/auth", { email });
    const said = await call("/auth", { email });
    const plain = async (answer: Response) => {
      const varies = [email, answer.headers.get("x-request-id") ?? "-"];
      const nonce = /nonce-([^']+)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
      const all = JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
      const kept = [...varies, nonce ?? "-"].reduce((text, part) => text.replaceAll(part, "·"), all);
      return kept.replace(/waymark\.asked=[\w.-]+/g, "waymark.asked=·").replace(/\d{13}/g, "·");
    };
    answers.push([await plain(page), await plain(said)]);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test("a sixth email to one address is refused in words and in headers, and what was typed stays", async () => {
  for (let i = 0; i < 5; i++) expect((await post("/auth", { email: "ada@example.com" })).status).toBe(200);
  const refused = await post("/auth", { email: "ada@example.com" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1700);
  expect(refused.headers.get("ratelimit-limit")).toBe("5");
  expect(refused.headers.get("ratelimit-remaining")).toBe("0");
  const page = await refused.text();
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain("Please try again in 30 minutes.");
  const said = await call("/auth", { email: "ada@example.com" });
  expect(said.status).toBe(429);
  expect((await said.json()).error).toContain("too many links");
});

test("clients behind a proxy are told apart, an IPv6 client by its network", async () => {
  const ask = (forwarded: string, email: string) => ({
    path: "/auth",
    method: "POST",
    headers: { ...program, "x-forwarded-for": forwarded },
    body: JSON.stringify({ email }),
  });
  const asked = [
    ...Array.from({ length: 4 }, (_, i) => ask(`2001:db8:1:2::${i}`, `a${i}@example.com`)),
    ...Array.from({ length: 4 }, (_, i) => ask(`9.9.9.${i}, 2001:db8:1:3::1`, `b${i}@example.com`)),
    ask("203.0.113.9", "c@example.com"),
  ];
  const answers = await requestFrom({ TRUSTED_PROXIES: "127.0.0.1", LIMIT_SIGN_IN: "3/1h" }, asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200, 200, 200, 429, 200]);
});

test("a program gets a token that works as bearer, with its signature only", async () => {
  const email = newEmail();
  const asked = await call("/auth", { email });
  expect([asked.status, await asked.json()]).toEqual([200, {}]);
  await runTasks();
  const mail = await mailbox.waitFor(({ to }) => to.includes(email), 2000);
  const token = /token=(\w+)/.exec(mail.text ?? "")?.[1];
  const confirmed = await call("/auth/confirm", { token });
  expect(confirmed.status).toBe(200);
  expect(confirmed.headers.getSetCookie()).toEqual([]);
  const { access_token, token_type, expires_at, user } = await confirmed.json();
  const [profile] = await db.select().from(profiles);
  expect([token_type, user]).toEqual(["bearer", { id: profile?.id, email }]);
  expect(expires_at - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
  expect(await accountOf({ authorization: `Bearer ${access_token}` })).toMatchObject({ email });
  const [unsigned = ""] = access_token.split(".");
  expect(await accountOf({ authorization: `Bearer ${unsigned}` })).toBeNull();
  const again = await call("/auth/confirm", { token });
  expect([again.status, await again.json()]).toEqual([
    410,
    { error: "This link has expired or was used already." },
  ]);
  for (const [wrong, error] of [
    [{}, /^Please enter/],
    [{ email: 7 }, /^Please enter/],
    [{ email: "ada" }, /^Please enter/],
    [[], /^Send the fields as a JSON object/],
    ["x", /^Send the fields as a JSON object/],
  ] as const) {
    const refused = await call("/auth", wrong as object);
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toMatch(error);
  }
});

test("a cookie beside a bearer token does not let other sites in", async () => {
  const { cookie } = await signIn("ada@example.com");
  const cross = { cookie, authorization: "Bearer x", "sec-fetch-site": "cross-site" };
  for (const path of ["/auth", "/auth/confirm", "/auth/sign-out"])
    expect((await post(path, {}, cross)).status).toBe(403);
  expect(await accountOf({ cookie })).not.toBeNull();
});

test("the sign-in page leads a signed-in person on", async () => {
  const headers = await signIn("ada@example.com");
  const led = async (path: string) => {
    const answer = await request(path, { headers });
    return [answer.status, answer.headers.get("location")];
  };
  expect(await led("/auth")).toEqual([302, "/"]);
  expect(await led("/auth?next=%2Fremote-jobs")).toEqual([302, "/remote-jobs"]);
  expect(await led("/auth?next=%2F%2Fevil.com")).toEqual([302, "/"]);
  expect(await led("/auth?upgrade=true")).toEqual([302, "/?upgrade=true#pricing"]);
});

test("a session is extended on any page; a revoked one is out and loses its cookie", async () => {
  const headers = await signIn("ada@example.com");
  expect((await request("/jobs", { headers })).headers.getSetCookie()).toEqual([]);
  await db.update(sessions).set({ expiresAt: new Date(Date.now() + dayMs) });
  const renewed = await request("/jobs", { headers });
  expect(renewed.headers.getSetCookie().join()).toMatch(/^waymark\.session_token=\S+; Max-Age=2592000;/);
  await db.delete(sessions);
  const out = await request("/auth/session", { headers });
  expect(await out.json()).toEqual({ account: null });
  expect(out.headers.get("cache-control")).toBe("private, no-store");
  expect(out.headers.getSetCookie().join()).toContain("waymark.session_token=; Max-Age=0");
});

test("a sign-in as somebody else in the same browser leaves no session behind", async () => {
  const { cookie } = await signIn("ada@example.com");
  const { token, path } = await linkFor(newEmail());
  const confirmed = await post(path, { token }, { cookie });
  expect(await db.$count(sessions)).toBe(1);
  expect(confirmed.headers.getSetCookie()).toHaveLength(1);
  expect(await accountOf({ cookie: cookiesOf(confirmed) })).not.toBeNull();
});

test("cookies over https are for https only", async () => {
  const { token } = await linkFor(newEmail());
  const [asked, confirmed] = await requestFrom({ ORIGIN: "https://jobs.example.com" }, [
    {
      path: "/auth",
      method: "POST",
      headers: ours,
      body: new URLSearchParams({ email: newEmail() }).toString(),
    },
    {
      path: "/auth/confirm",
      method: "POST",
      headers: { ...ours, "content-type": "application/x-www-form-urlencoded" },
      body: `token=${token}`,
    },
  ]);
  expect(confirmed?.status).toBe(303);
  expect(confirmed?.headers["set-cookie"]).toMatch(/^__Secure-waymark\.session_token=.*; Secure/);
  expect(asked?.status).toBe(400);
});

test("a broken database gives the error page, also to signed-in people", async () => {
  const headers = await signIn("ada@example.com");
  const broken = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
  for (const { status, headers: answered } of await requestFrom(broken, [
    { path: "/jobs", method: "GET", headers },
    { path: "/auth/session", method: "GET", headers },
    { path: "/auth/session", method: "GET", headers: await bearing("ada@example.com") },
    { path: "/auth", method: "POST", headers: { ...program }, body: '{"email":"ada@example.com"}' },
  ]))
    expect([status, answered["retry-after"]]).toEqual([503, "5"]);
});

test("a guarded page leads visitors to sign in and back, and tells programs", async () => {
  const led = await request("/account?x=1");
  expect([led.status, led.headers.get("location")]).toEqual([302, "/auth?next=%2Faccount"]);
  expect(led.headers.get("cache-control")).toBe("private, no-store");
  const sent = await post("/account", { a: "b" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/auth?next=%2Faccount"]);
  const told = await call("/account", {});
  expect([told.status, await told.json()]).toEqual([401, { error: "Please sign in first." }]);
});
