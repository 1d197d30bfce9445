import { beforeAll, describe, expect, test } from "vitest";
import { accessLeewayMs } from "#core/billing/subscriptions/subscription.ts";
import { freeJobs, mostTakenJobs } from "#core/jobs/query/access.ts";
import { dayMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertJob,
  insertProfile,
  insertSavedJob,
  insertSubscription,
  moab,
} from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
process.env.LIMIT_TAKEN_LISTS = "1000/1h";

const california = { ...moab, text: "Bishop, California", city: "Bishop", state: "California" };
const text = "Row boats. Call (907) 555-1234 or write to jobs@example.org. ".repeat(40);
let free: string;
let subscriber: { cookie: string; until: number };
let somebody: string;

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 230; number++)
    await insertJob({
      title: `Park Ranger ${number}`,
      companyName: number < 30 ? "Sierra Outfitters" : `Outfitter ${number}`,
      companySlug: number < 30 ? "sierra-outfitters" : `outfitter-${number}`,
      description: text,
      descriptionMd: `${text}Number ${number}.`,
      places: [number < 60 ? california : moab],
      usStates: [number < 60 ? "CA" : "UT"],
      workArrangement: number % 2 ? "remote" : "onsite",
      hasRemote: number % 2 === 1,
      datePosted: new Date(Date.now() - number * 60_000),
    });
  const saver = await insertProfile({ email: "free@example.com" });
  const job = await insertJob({ title: "Gate Keeper", applyUrl: "mailto:gate@example.com" });
  const closed = await insertJob({ title: "Closed Gate", expiredAt: new Date() });
  for (const { id, title } of [job, closed])
    await insertSavedJob({
      userId: saver.id,
      jobId: id,
      jobTitle: title,
      descriptionMd: "As it was posted.",
      notes: "Ask about the bunkhouse.",
    });
  free = (await signIn("free@example.com")).cookie;
  const { id } = await insertProfile({ email: "subscriber@example.com" });
  const end = new Date(Math.floor(Date.now() / 1000) * 1000 + 5 * dayMs);
  await insertSubscription({ userId: id, currentPeriodEnd: end });
  subscriber = {
    cookie: (await signIn("subscriber@example.com")).cookie,
    until: end.getTime() + accessLeewayMs,
  };
  await insertProfile({ email: "somebody@example.com" });
  somebody = (await signIn("somebody@example.com")).cookie;
}, 120_000);

type Answer = {
  title: string;
  path: string;
  frame: string;
  pages: { path: string; title: string; html: string }[];
};

async function take(of: string, cookie = "") {
  const address = of === "/my-jobs" ? "/my-jobs/take" : `/take?${new URLSearchParams({ of })}`;
  const answer = await request(address, {
    headers: { accept: "application/json", "accept-encoding": "br", ...(cookie && { cookie }) },
  });
  const { status, headers } = answer;
  const sent = Number(headers.get("content-length"));
  if (status !== 200) return { status, headers, sent, list: null as never, jobs: [] };
  const plain = await request(address, {
    headers: { accept: "application/json", ...(cookie && { cookie }) },
  });
  const list = (await plain.json()) as Answer;
  return { status, headers, sent, list, jobs: list.pages.slice(1) };
}

describe("a list that is taken along", () => {
  test.each(["/jobs", "/search/park-ranger-jobs", "/jobs?location=Bishop", "/jobs?title=ranger"])(
    "has for everybody without a subscription no more jobs than it shows: %s",
    async (of) => {
      const shown = await (await request(of)).text();
      for (const cookie of ["", free]) {
        const { jobs } = await take(of, cookie);
        expect(jobs.length).toBeGreaterThan(0);
        expect(jobs.length).toBeLessThanOrEqual(freeJobs);
        for (const { path } of jobs) expect(shown).toContain(`href="${path}"`);
      }
    },
  );

  test.each(["/outdoor-jobs-california", "/company/sierra-outfitters"])(
    "has what an open page shows first: %s",
    async (of) => {
      const shown = await (await request(of)).text();
      const { jobs } = await take(of);
      expect(jobs.length).toBeGreaterThanOrEqual(20);
      for (const { path } of jobs) expect(shown).toContain(`href="${path}"`);
    },
  );

  test("has up to 200 jobs for a subscriber, in about 85 kB", async () => {
    const { jobs, list, sent, headers } = await take("/jobs", subscriber.cookie);
    expect(jobs).toHaveLength(mostTakenJobs);
    expect(new Set(jobs.map(({ path }) => path)).size).toBe(mostTakenJobs);
    expect(headers.get("device-copy")).toMatch(new RegExp(`^account \\S+ subscriber ${subscriber.until}$`));
    expect(headers.get("cache-control")).toContain("private");
    expect(sent).toBeLessThan(120_000);
    for (const { path } of jobs) expect(list.pages[0]?.html).toContain(`href="${path}"`);
    expect((await take("/outdoor-jobs-california", subscriber.cookie)).jobs).toHaveLength(60);
    expect((await take("/company/sierra-outfitters", subscriber.cookie)).jobs).toHaveLength(30);
    expect((await take("/remote-jobs", subscriber.cookie)).jobs).toHaveLength(115);
    expect((await take("/jobs?title=ranger", subscriber.cookie)).jobs).toHaveLength(mostTakenJobs);
  });

  test("has each job with its text, its facts and how to apply, in pages without script", async () => {
    const { list, jobs, headers } = await take("/jobs");
    const [job] = jobs;
    expect(list.title).toBe("All outdoor jobs");
    expect(job?.html).toContain("Number 0.");
    expect(job?.html).toContain('<a href="tel:+19075551234" class="text-link">(907) 555-1234</a>');
    expect(job?.html).toContain("Apply Now");
    expect(job?.html).toContain('href="/jobs"');
    expect(list.frame).toMatch(/<link rel="stylesheet" href="\/assets\/[\w-]+\.css">/);
    for (const { html } of list.pages) expect(html).not.toMatch(/<(?:script|img|form|button)\b/);
    expect(headers.get("device-copy")).toBe("anyone");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  test.each([
    "",
    "/account",
    "/admin",
    "//evil.example/jobs",
    "https://evil.example/jobs",
    "/search/none",
    "/jobs/x",
  ])("is no other page: %j", async (of) => {
    expect((await take(of)).status).not.toBe(200);
  });
});

describe("saved jobs that are taken along", () => {
  test("are their owner's, with what was posted of those that closed", async () => {
    const { list, jobs, headers } = await take("/my-jobs", free);
    expect(headers.get("device-copy")).toMatch(/^account \S+ free$/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(jobs.map(({ title }) => title).sort()).toEqual(["Closed Gate", "Gate Keeper"]);
    expect(list.pages[0]?.html).toContain("Ask about the bunkhouse.");
    expect(jobs.find(({ title }) => title === "Gate Keeper")?.html).toContain("By email to gate@example.com");
    const closed = jobs.find(({ title }) => title === "Closed Gate");
    expect(closed?.path).toMatch(/^\/my-jobs\/[\da-f-]{36}$/);
    expect(closed?.html).toContain("As it was posted.");
    expect((await take("/my-jobs", somebody)).jobs).toEqual([]);
  });

  test("are nobody's who is not signed in", async () => {
    expect((await take("/my-jobs")).status).toBe(401);
  });

  test("are marked without an end for a subscriber", async () => {
    expect((await take("/my-jobs", subscriber.cookie)).headers.get("device-copy")).toMatch(
      /^account \S+ subscriber$/,
    );
  });
});
