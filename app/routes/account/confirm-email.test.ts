import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { requestEmailChange } from "#core/accounts/change-email.ts";
import { emailChanges, profiles, sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

let robin: string;
beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email: "robin@example.com" })).id;
});

test("the links ask first and change nothing; two presses change the address and sign nobody in", async () => {
  const link = await requestChange("new@example.com");
  for (const token of [link.old, link.new, link.old]) {
    const answer = await request(pathOf(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(await answer.text()).toMatch(/Confirm (the change|this address)/);
  }
  expect(await emailOf(robin)).toBe("robin@example.com");
  const first = await press(link.new);
  expect([first.status, first.headers.get("location")]).toEqual([303, pathOf(link.new)]);
  expect(await (await request(pathOf(link.new))).text()).toContain("is confirmed, too");
  const second = await press(link.old);
  expect(second.status).toBe(303);
  expect(second.headers.getSetCookie()).toEqual([]);
  expect(await (await request(pathOf(link.old))).text()).toContain("Done. From now on you sign in with");
  expect(await emailOf(robin)).toBe("new@example.com");
  expect(await db.select().from(sessions)).toEqual([]);
});

test("the confirming browser stays signed in; all others are signed out", async () => {
  const [here, there] = [await signIn("robin@example.com"), await signIn("robin@example.com")];
  const link = await requestChange("new@example.com");
  await press(link.old, here);
  await press(link.new, here);
  expect((await request("/account", { headers: here })).status).toBe(200);
  expect((await request("/account", { headers: there })).status).toBe(302);
});

test("a broken, foreign or replaced link answers one clear page", async () => {
  const { old } = await requestChange("first@example.com");
  await requestChange("second@example.com");
  for (const token of ["", "x", `${old}x`, old, signText("sign-in", "x")]) {
    for (const answer of [await request(pathOf(token)), await press(token)]) {
      expect(answer.status, token).toBe(410);
      expect(await answer.text()).toContain("This link has expired");
    }
  }
});

test("the last confirmation refuses an address that another account took meanwhile", async () => {
  const link = await requestChange("new@example.com");
  await insertProfile({ email: "new@example.com" });
  expect((await press(link.new)).status).toBe(303);
  const last = await press(link.old);
  expect(last.status).toBe(409);
  expect(await last.text()).toContain("belongs to another account");
  expect(await emailOf(robin)).toBe("robin@example.com");
});

async function requestChange(email: string) {
  await requestEmailChange(robin, email);
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.newEmail, email));
  return {
    old: signText("email-change", `${change?.id}:old`),
    new: signText("email-change", `${change?.id}:new`),
  };
}

function pathOf(token: string) {
  return `/auth/email-change?token=${encodeURIComponent(token)}`;
}

function press(token: string, headers: Record<string, string> = {}) {
  return request("/auth/email-change", {
    method: "POST",
    headers: { origin: "http://localhost:3000", ...headers },
    body: new URLSearchParams({ token }),
  });
}

async function emailOf(userId: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row?.email;
}
