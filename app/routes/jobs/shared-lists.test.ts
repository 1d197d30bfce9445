import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions } from "#core/accounts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
  insertSubscription,
} from "#test/factories.ts";
import { request, requestSoon } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

type Reader = { userId: string; cookie: string };
const employer = { companyName: "Acme", companySlug: "acme" };
const addresses = ["/jobs", "/search/park-ranger-jobs", "/outdoor-jobs-utah", "/company/acme"];

beforeEach(async () => {
  await emptyDatabase();
  await request("/healthz");
}, 60_000);

async function reader(kind: "free" | "subscriber"): Promise<Reader> {
  const { id: userId, email } = await insertProfile();
  if (kind === "subscriber") await insertSubscription({ userId });
  return { userId, ...(await signIn(email)) };
}

async function read(address: string, { cookie }: Reader, headers: Record<string, string> = {}) {
  const answer = await requestSoon(address, { headers: { cookie, ...headers } });
  const html = await answer.text();
  const titles = [...html.matchAll(/class="entry-title"[^>]*>([^<]*)</g)].map(([, title]) => title ?? "");
  const saved = [...html.matchAll(/<button [^>]*name="unsave"[^>]*>/g)].map(
    ([tag]) => (/value="([^"]*)"/.exec(tag) ?? [])[1],
  );
  return { html, titles, saved, applied: html.split(">Applied</span>").length - 1 };
}

describe("a list that readers share", () => {
  test("shows each reader their own marks", async () => {
    const [first, second] = await Promise.all([
      insertJob({ title: "Park Ranger", ...employer }),
      insertJob({ title: "Park Ranger II", ...employer }),
    ]);
    const [ada, ben, kim] = await Promise.all([reader("free"), reader("free"), reader("free")]);
    await insertSavedJob({ userId: ada.userId, jobId: first.id });
    await insertSavedJob({ userId: ben.userId, jobId: second.id });
    await insertApplication({ userId: ben.userId, jobId: first.id });
    for (const address of addresses)
      for (const _ of [1, 2]) {
        expect(await read(address, ada)).toMatchObject({ saved: [first.id], applied: 0 });
        expect(await read(address, ben)).toMatchObject({ saved: [second.id], applied: 1 });
        const { html, ...plain } = await read(address, kim);
        expect(plain).toMatchObject({ saved: [], applied: 0 });
        expect(plain.titles.toSorted()).toEqual(["Park Ranger", "Park Ranger II"]);
        for (const other of [ada, ben]) expect(html).not.toContain(other.userId);
      }
  });

  test("shows a job as saved right after it was saved", async () => {
    const { id } = await insertJob();
    const ada = await reader("free");
    expect((await read("/jobs", ada)).saved).toEqual([]);
    await insertSavedJob({ userId: ada.userId, jobId: id });
    expect((await read("/jobs", ada)).saved).toEqual([id]);
  });

  test("opens with a subscription and closes with its end, at once", async () => {
    for (let n = 0; n < freeJobs + 3; n++)
      await insertJob({ title: `Job ${n}`, companyName: `Employer ${n}` });
    const [ada, ben] = await Promise.all([reader("free"), reader("subscriber")]);
    expect((await read("/jobs", ada)).titles).toHaveLength(freeJobs);
    expect((await read("/jobs", ben)).titles).toHaveLength(freeJobs + 3);
    await insertSubscription({ userId: ada.userId });
    await db
      .update(userSubscriptions)
      .set({ status: "canceled" })
      .where(eq(userSubscriptions.userId, ben.userId));
    expect((await read("/jobs", ada)).titles).toHaveLength(freeJobs + 3);
    expect((await read("/jobs", ben)).titles).toHaveLength(freeJobs);
    expect((await read("/jobs?title=job", ben)).titles).toHaveLength(freeJobs);
  });

  test("closes for a session that was revoked, at once", async () => {
    for (let n = 0; n < freeJobs + 3; n++)
      await insertJob({ title: `Job ${n}`, companyName: `Employer ${n}` });
    const ada = await reader("subscriber");
    expect((await read("/jobs", ada)).titles).toHaveLength(freeJobs + 3);
    await db.delete(sessions).where(eq(sessions.userId, ada.userId));
    const { html, titles } = await read("/jobs", ada);
    expect(titles).toHaveLength(freeJobs);
    expect(html).toContain("Sign In");
  });
});

test("lists that some ask afresh and others forget answer every reader", async () => {
  await insertJob(employer);
  const ada = await reader("free");
  const cookies = ["waymark.session_token=made-up", "", ada.cookie];
  for (const address of addresses) expect((await requestSoon(address)).status).toBe(200);
  for (let wave = 0; wave < 8; wave++) {
    const asks = Array.from({ length: 12 }, (_, n) => {
      const address = n % 4 ? addresses[n % addresses.length] : `/jobs?title=guide+${wave}`;
      const headers: Record<string, string> = { cookie: cookies[n % 3] ?? "" };
      if (n % 5 === 0) headers["cache-control"] = "max-age=0";
      // The eighth forgets all lists that the others read.
      return (n === 7 ? request : requestSoon)(address ?? "", { headers });
    });
    // A very busy machine answers 503.
    for (const { status } of await Promise.all(asks)) expect([200, 503]).toContain(status);
  }
});

describe("a new job", () => {
  const reload = { "cache-control": "max-age=0" };
  const refresh = (address: string) => ({ referer: `http://localhost:3000${address}` });

  test.each(addresses)(
    "shows at once with Refresh or a reload, else within two seconds: %s",
    async (address) => {
      await insertJob({ title: "Park Ranger", ...employer });
      const [ada, ben] = await Promise.all([reader("subscriber"), reader("subscriber")]);
      expect((await read(address, ada)).titles).toHaveLength(1);
      await insertJob({ title: "Park Ranger II", ...employer });
      expect((await read(address, ben)).titles).toHaveLength(1);
      expect((await read(address, ada, refresh(address))).titles).toHaveLength(2);
      expect((await read(address, ben)).titles).toHaveLength(2);
      await insertJob({ title: "Park Ranger III", ...employer });
      expect((await read(address, ada, reload)).titles).toHaveLength(3);
      await insertJob({ title: "Park Ranger IV", ...employer });
      await expect.poll(async () => (await read(address, ben)).titles, { timeout: 5_000 }).toHaveLength(4);
    },
  );

  test("shows to a visitor as soon as their page is made anew", async () => {
    await insertJob({ title: "Park Ranger" });
    const asked = { headers: { cookie: "waymark.session_token=none" } };
    await requestSoon("/jobs?location=Utah", asked);
    await insertJob({ title: "Park Ranger II" });
    const html = await (await requestSoon("/jobs?location=Utah")).text();
    expect(html).toContain("Park Ranger II");
    expect(await db.$count(jobs)).toBe(2);
  });
});
