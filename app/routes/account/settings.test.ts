import { beforeEach, expect, test } from "vitest";
import { emailChanges, profiles, sessions } from "#core/accounts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

let robin: { cookie: string };
beforeEach(async () => {
  await emptyDatabase();
  robin = await signIn("robin@example.com");
});

test("the account page and the export lead visitors to sign in and back", async () => {
  for (const path of ["/account", "/account/export"]) {
    const answer = await request(path);
    expect(answer.status, path).toBe(302);
    expect(answer.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
});

test("the account page's forms do nothing for visitors", async () => {
  for (const intent of [
    "sign-out-everywhere",
    "delete-account",
    "change-email",
    "withdraw-email",
    "end-session",
  ]) {
    const answer = await post({ intent, email: "robin@example.com" }, {});
    expect(answer.headers.get("location"), intent).toMatch(/^\/auth/);
  }
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await db.select().from(profiles)).toHaveLength(1);
});

test("the account page turns emails about saved jobs off and on", async () => {
  const switched = async (is_on: string) =>
    (await post({ intent: "closing-emails", is_on })).headers.get("location");
  const text = async () => (await request("/account", { headers: robin })).text();
  expect(await text()).toContain("Turn these emails off");
  expect(await switched("false")).toBe("/account?notice=closing-emails-off");
  expect(await text()).toContain("Turn these emails on");
  expect(await switched("true")).toBe("/account?notice=closing-emails-on");
  expect(await text()).toContain("Turn these emails off");
});

test("the account page is never stored and never indexed", async () => {
  const answer = await request("/account", { headers: robin });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain("robin@example.com");
  expect(html).toContain("This device");
  expect(html).toContain("You have no active subscription.");
});

test("a subscriber reads the plan and when it renews, or ends", async () => {
  const [person] = await db.select().from(profiles);
  const end = new Date(Date.now() + 20 * dayMs);
  const day = end.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  await insertSubscription({ userId: person?.id, currentPeriodEnd: end });
  expect(await page()).toContain(`Monthly plan, renews on ${day}.`);
  await db.delete(userSubscriptions);
  await insertSubscription({ userId: person?.id, currentPeriodEnd: end, cancelAtPeriodEnd: true });
  expect(await page()).toContain(`Monthly plan, ends on ${day}.`);
});

test("a change of address is requested, shown and withdrawn", async () => {
  const wished = await post({ intent: "change-email", email: "new@example.com" });
  expect([wished.status, wished.headers.get("location")]).toEqual([303, "/account?notice=email-change-sent"]);
  const html = await page();
  expect(html).toContain("new@example.com");
  expect(html).toContain("Keep my address");
  const kept = await post({ intent: "withdraw-email" });
  expect(kept.headers.get("location")).toBe("/account?notice=email-change-withdrawn");
  expect(await page()).not.toContain("new@example.com");
});

test("an invalid address is refused, and what was typed stays", async () => {
  const answer = await post({ intent: "change-email", email: "not an address" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please enter a valid email address.");
  expect(html).toContain('value="not an address"');
  expect(await db.select().from(emailChanges)).toEqual([]);
});

test("a taken address gets the same answer as a free one", async () => {
  await insertProfile({ email: "sam@example.com" });
  const [taken, free] = [
    await post({ intent: "change-email", email: "sam@example.com" }),
    await post({ intent: "change-email", email: "free@example.com" }),
  ];
  expect(taken.headers.get("location")).toBe(free.headers.get("location"));
});

test("a person who requests too many changes is refused for a while", async () => {
  for (let time = 0; time < 5; time++) await post({ intent: "change-email", email: `n${time}@example.com` });
  const answer = await post({ intent: "change-email", email: "n6@example.com" });
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(html).toContain("You&#x27;ve requested too many changes.");
  expect(html).toContain('value="n6@example.com"');
});

test("a session is ended by its owner alone", async () => {
  const [own] = await db.select().from(sessions);
  await signIn("robin@example.com");
  await signIn("sam@example.com");
  const all = await db.select().from(sessions);
  const other = all.find((each) => each.userId === own?.userId && each.id !== own.id);
  const sams = all.find((each) => each.userId !== own?.userId);
  for (const session of [other, sams]) {
    const answer = await post({ intent: "end-session", session: String(session?.id) });
    expect(answer.headers.get("location")).toBe("/account?notice=session-ended");
  }
  const left = (await db.select().from(sessions)).map((each) => each.id);
  expect(left.sort()).toEqual([own?.id, sams?.id].sort());
});

test("the button for all other sessions leaves this browser signed in", async () => {
  const elsewhere = await signIn("robin@example.com");
  const answer = await post({ intent: "sign-out-others" });
  expect(answer.headers.get("location")).toBe("/account?notice=signed-out-elsewhere");
  expect((await request("/account", { headers: robin })).status).toBe(200);
  expect((await request("/account", { headers: elsewhere })).status).toBe(302);
});

test("the button for all sessions signs this browser out at once", async () => {
  const elsewhere = await signIn("robin@example.com");
  const answer = await post({ intent: "sign-out-everywhere" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/?notice=signed-out-everywhere"]);
  expect(answer.headers.getSetCookie().join()).toMatch(/waymark\.session_token=;[^,]*Max-Age=0/);
  for (const headers of [robin, elsewhere]) expect((await request("/account", { headers })).status).toBe(302);
});

test("the export is a file of the person's own data", async () => {
  await signIn("sam@example.com");
  const answer = await request("/account/export", { headers: robin });
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect(JSON.parse(text).profile.email).toBe("robin@example.com");
  expect(text).not.toContain("sam@");
  for (const { token } of await db.select().from(sessions)) expect(text).not.toContain(token);
});

test("the account is deleted only with its own address typed", async () => {
  const answer = await post({ intent: "delete-account", email: "sam@example.com" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("This is not your address. Nothing was deleted.");
  expect(html).toContain('value="sam@example.com"');
  expect((await request("/account", { headers: robin })).status).toBe(200);
});

test("a deleted account is signed out, and an email says so", async () => {
  const answer = await post({ intent: "delete-account", email: "Robin@example.com" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/?notice=account-deleted"]);
  expect(answer.headers.getSetCookie().join()).toMatch(/waymark\.session_token=;/);
  expect(await db.select().from(profiles)).toEqual([]);
  expect((await db.select().from(mails)).map((mail) => mail.kind)).toEqual(["account-deleted"]);
  expect((await request("/account", { headers: robin })).status).toBe(302);
});

test("an unknown intent is refused", async () => {
  for (const intent of ["", "constructor", "toString", "delete"])
    expect((await post({ intent })).status).toBe(400);
  expect((await post({})).status).toBe(400);
});

async function page() {
  return (await request("/account", { headers: robin })).text();
}

function post(fields: Record<string, string>, headers: Record<string, string> = robin) {
  const ours = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
  return request("/account", {
    method: "POST",
    headers: { ...ours, ...headers },
    body: new URLSearchParams(fields),
  });
}
