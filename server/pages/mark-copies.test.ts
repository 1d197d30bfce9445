import { beforeAll, describe, expect, test } from "vitest";
import { nameAccount } from "#core/billing/device-copies/name-account.ts";
import { accessLeewayMs } from "#core/billing/subscriptions/subscription.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const end = new Date(Math.floor(Date.now() / 1000) * 1000 + 5 * dayMs);
let free: { cookie: string; name: string };
let subscriber: { cookie: string; name: string };

beforeAll(async () => {
  await emptyDatabase();
  await insertJob();
  free = await member("free@example.com");
  subscriber = await member("subscriber@example.com", true);
}, 60_000);

async function member(email: string, isSubscriber = false) {
  const { id } = await insertProfile({ email });
  if (isSubscriber) await insertSubscription({ userId: id, currentPeriodEnd: end });
  return { cookie: (await signIn(email)).cookie, name: nameAccount(id) };
}

async function markAt(path: string, cookie = "") {
  const answer = await request(path, { headers: cookie ? { cookie } : {} });
  await answer.body?.cancel();
  return answer.headers.get("device-copy");
}

describe("a page is marked", () => {
  test.each(["/jobs", "/jobs.data", "/_.data", "/"])(
    "for anyone where all visitors get it: %s",
    async (path) => {
      expect(await markAt(path)).toBe("anyone");
      // From the page cache, too.
      expect(await markAt(path)).toBe("anyone");
    },
  );

  test("for nobody where a session has ended, or a page says something once", async () => {
    expect(await markAt("/jobs", "waymark.session_token=ended")).toBe("nobody");
    expect(await markAt("/my-jobs")).toBe("nobody");
    expect(await markAt("/my-jobs.data")).toBe("nobody");
    expect(await markAt("/?notice=signed-out")).toBe("nobody");
  });

  test("for the account that is signed in", async () => {
    for (const path of ["/jobs", "/my-jobs", "/my-applications.data"])
      expect(await markAt(path, free.cookie)).toBe(`account ${free.name} free`);
  });

  test("for a subscriber until the access ends, but what was saved without an end", async () => {
    const until = end.getTime() + accessLeewayMs;
    expect(await markAt("/jobs", subscriber.cookie)).toBe(`account ${subscriber.name} subscriber ${until}`);
    expect(await markAt("/my-jobs", subscriber.cookie)).toBe(`account ${subscriber.name} subscriber`);
  });
});

test("a page that no device may keep is not marked", async () => {
  for (const path of ["/account", "/dashboard", "/auth", "/admin", "/post-job", "/no-such-page", "/jobs/x"])
    for (const cookie of ["", free.cookie]) expect(await markAt(path, cookie), path).toBeNull();
  expect(await markAt("/?session_id=cs_1", free.cookie)).toBeNull();
});
