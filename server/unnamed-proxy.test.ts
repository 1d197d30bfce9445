import { beforeEach, expect, test, vi } from "vitest";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

let headers: { cookie: string };

beforeEach(async () => {
  await emptyDatabase();
  await insertProfile({ email: "admin@example.com", role: "admin" });
  headers = await signIn("admin@example.com");
});

const sign = "Set TRUSTED_PROXIES to the proxy's address";

async function readAdmin() {
  return (await readPage("/admin", { headers })).text;
}

/** Each visitor asks for a link, by way of another process than administrators use. */
async function askForLinks(env: Record<string, string>, count: number, forwarded: (place: number) => object) {
  const asked = Array.from({ length: count }, (_, place) => ({
    path: "/auth",
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:3000", ...forwarded(place) },
    body: JSON.stringify({ email: `visitor${place}@example.com` }),
  }));
  return (await requestFrom(env, asked)).map(({ status }) => status);
}

test("a proxy that isn't named is said to administrators, whichever process it came to", async () => {
  const statuses = await askForLinks({}, 21, (place) => ({ "x-forwarded-for": `203.0.113.${place}` }));
  expect([statuses[19], statuses[20]]).toEqual([200, 429]);
  await vi.waitFor(async () => expect(await readAdmin()).toContain(sign), 20_000);
  expect(await readAdmin()).toContain("All visitors count as one");
});

test("a trusted proxy that names its visitors in another header is said, too", async () => {
  await askForLinks({ TRUSTED_PROXIES: "127.0.0.1" }, 1, () => ({ forwarded: "for=203.0.113.1" }));
  await vi.waitFor(async () => expect(await readAdmin()).toContain(sign), 20_000);
});

test("no proxy, and one that is named, is said to nobody", async () => {
  await askForLinks({}, 2, () => ({}));
  await askForLinks({ TRUSTED_PROXIES: "127.0.0.1" }, 2, (place) => ({
    "x-forwarded-for": `203.0.113.${place}`,
    forwarded: "for=203.0.113.1",
  }));
  expect(await readAdmin()).not.toContain(sign);
  expect(await readAdmin()).toContain("Nothing needs you right now.");
});
