import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

beforeEach(emptyDatabase);

const session = async (headers: Record<string, string>) =>
  (await (await request("/auth/session", { headers })).json()).account;

test("the built server knows whom a test has signed in", async () => {
  expect(await session(await signIn("ada@example.com"))).toEqual({
    email: "ada@example.com",
    isAdmin: false,
    subscribed: false,
    awaitsPayment: false,
  });
});

test("signIn leaves an existing person unchanged", async () => {
  const { id, email } = await insertProfile({ role: "admin" });
  await insertSubscription({ userId: id });
  expect(await session(await signIn(email))).toMatchObject({ email, isAdmin: true, subscribed: true });
});

test("a cookie with another signature signs nobody in", async () => {
  const { cookie } = await signIn("ada@example.com");
  expect(await session({ cookie: cookie.replace(/%3D$|.$/, "x") })).toBeNull();
});
