import { beforeAll, expect, test } from "vitest";
import { emptySearches } from "#core/jobs/search/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

let member: { cookie: string };
let free: { cookie: string };

beforeAll(async () => {
  await emptyDatabase();
  await insertJob({ title: "Park Ranger of Xanadu", companyName: "Parkside <b>Lodge</b>" });
  const { id: userId } = await insertProfile({ email: "subscriber@example.com" });
  await insertSubscription({ userId, readTicket: 2 ** 40 });
  member = { ...(await signIn("subscriber@example.com")) };
  free = { ...(await signIn("free@example.com")) };
});

const ask = (typed: string, init?: RequestInit) =>
  request(`/suggestions?${new URLSearchParams({ q: typed })}`, init);

test("suggestions are the same for everybody, never indexed, and cached by the browser alone", async () => {
  const answers = [
    await ask("park"),
    await ask("park", { headers: free }),
    await ask("park", { headers: member }),
  ];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0] ?? "")).toEqual({
    suggestions: [
      { text: "park ranger", kind: "work", label: "Park ranger · kind of work" },
      {
        text: "Parkside <b>Lodge</b>",
        kind: "employer",
        label: "Parkside <b>Lodge</b> · employer, 1 job",
      },
    ],
  });
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("cache-control")).toBe("private, max-age=300");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("suggestions include no title, and nothing that others typed", async () => {
  await request("/jobs?title=zeppelin+pilot", { headers: member });
  await expect.poll(() => db.$count(emptySearches)).toBe(1);
  for (const typed of ["xanadu", "zeppelin", ""])
    expect(await (await ask(typed)).json()).toEqual({ suggestions: [] });
});

test("every typed text has an answer", async () => {
  for (const typed of ["x".repeat(1_500), '"-"-', "%00%", "\0", "滑雪", "or ".repeat(400), "🏔️"]) {
    const answer = await ask(typed);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty("suggestions");
  }
  expect(await (await request("/suggestions")).json()).toEqual({ suggestions: [] });
  expect((await request("/suggestions?q=park&q=x")).status).toBeLessThan(400);
});

test("a member's search without results on a state's page is recorded", async () => {
  await db.delete(emptySearches);
  await request("/outdoor-jobs-vermont?title=zeppelin");
  await request("/outdoor-jobs-vermont?title=zeppelin", { headers: free });
  await expect.poll(() => db.select().from(emptySearches)).toMatchObject([{ words: "zeppelin vermont" }]);
});
