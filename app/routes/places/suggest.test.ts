import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { hostileTexts } from "#test/hostile-texts.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

let member: { cookie: string };

beforeAll(async () => {
  await emptyDatabase();
  const { id: userId } = await insertProfile({ email: "subscriber@example.com" });
  await insertSubscription({ userId, readTicket: 2 ** 40 });
  member = { ...(await signIn("subscriber@example.com")) };
});

const ask = (typed: string, init?: RequestInit) =>
  request(`/places/suggest?${new URLSearchParams({ q: typed })}`, init);

test("places are the same for everybody, never indexed, and cached by the browser alone", async () => {
  const answers = [await ask("moab"), await ask("moab", { headers: member })];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(await answer.json()).toEqual([{ slug: "moab-ut", label: "Moab, UT", kindText: "town" }]);
  }
});

test("places are at most eight, the likeliest first", async () => {
  const places = await (await ask("Springfield")).json();
  expect(places).toHaveLength(8);
  expect(places[0]).toMatchObject({
    label: expect.stringMatching(/^Springfield, [A-Z]{2}$/),
    kindText: "town",
  });
});

test("every typed text has an answer", async () => {
  for (const typed of [...hostileTexts.map((text) => text.slice(0, 400)), "\0", "constructor", ""]) {
    const answer = await ask(typed);
    expect(answer.status).toBe(200);
    expect(Array.isArray(await answer.json())).toBe(true);
  }
  expect(await (await request("/places/suggest")).json()).toEqual([]);
  expect((await request("/places/suggest?q=moab&q=x")).status).toBeLessThan(400);
});
