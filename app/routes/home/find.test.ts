import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 12; number++) await insertJob({ title: "Raft Guide" });
}, 60_000);

async function find(asked: string, headers = {}) {
  const answer = await request(`/find${asked}`, { headers });
  expect(answer.status).toBe(302);
  return { answer, to: answer.headers.get("location") ?? "" };
}

test("an empty search leads to the list", async () => {
  expect((await find("")).to).toBe("/jobs");
  expect((await find("?what=&where=&when=")).to).toBe("/jobs");
});

test("a kind of work leads a visitor to its open page, and a subscriber to the list", async () => {
  expect((await find("?what=raft+guide&when=2027-05")).to).toBe(
    "/search/rafting-guide-jobs?facts=start-2027-05#positions",
  );
  const { id, email } = await insertProfile();
  await insertSubscription({ userId: id });
  const headers = { cookie: (await signIn(email)).cookie };
  expect((await find("?what=raft+guide&when=2027-05", headers)).to).toBe(
    "/jobs?title=raft+guide&facts=start-2027-05",
  );
});

test("other words lead to the sentence that says how many jobs match, with the nearest open page", async () => {
  const { to } = await find("?what=ski+patroller");
  const html = await (await request(to)).text();
  expect(html).toContain("No open jobs match");
  expect(html).toContain("Search by title comes with a subscription.");
  expect(html).toContain('href="/search/ski-instructor-jobs"');
});

test("nobody stores where a search leads, and search engines leave it out", async () => {
  const { answer } = await find("?what=raft+guide");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
});

test.each([
  ["a thousand letters", "a".repeat(1_000)],
  ["three hundred words", "raft guide ".repeat(150)],
  ["control characters", "\0\u0007ra\u202eft\r\n\t\u0000"],
  ["markup", `"><script>alert(1)</script>`],
  ["operators", `-"-" & | ! ( ) : * <-> %_\\`],
  ["an address", "//example.com/?what=x#y"],
])("hostile input leads to a page of ours: %s", async (_what, text) => {
  for (const name of ["what", "where", "when"]) {
    const { to } = await find(`?${new URLSearchParams({ [name]: text })}`);
    expect(to).toMatch(/^\/(?:jobs|search|outdoor-jobs|company)/);
    expect((await request(to)).status).toBe(200);
  }
});

test("a search of ten thousand letters gets the page that asks to shorten it", async () => {
  const answer = await request(`/find?what=${"a".repeat(10_000)}`);
  expect(answer.status).toBe(414);
  expect(await answer.text()).toContain("Please shorten your search and try again.");
});
