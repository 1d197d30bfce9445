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

test("words without an open page are answered on the spot, without unrelated jobs", async () => {
  const answer = await request("/find?what=quantum+plumber&when=2027-05");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("No open jobs match &#x27;quantum plumber&#x27;");
  expect(html).toMatch(/<input(?=[^>]*name="what")(?=[^>]*value="quantum plumber")/);
  expect(html).toMatch(/<option(?=[^>]*value="2027-05")[^>]* selected/);
  expect(html).toContain('href="/job-alerts/new?title=quantum+plumber&amp;facts=start-2027-05"');
  expect(html).toContain("Email me when one appears");
  expect(html).toContain('href="/search/rafting-guide-jobs#positions"');
  expect(html).not.toContain("<article");
  expect(html).not.toContain("Unlock All Jobs");
});

test("the page of a search without an answer is left out of search engines", async () => {
  const html = await (await request("/find?what=quantum+plumber")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test("a shared link to the list keeps its sentence and the newest jobs", async () => {
  const html = await (await request("/jobs?title=quantum+plumber")).text();
  expect(html).toContain("Search by title comes with a subscription.");
  expect(html).toContain("<article");
});

test("a subscriber's words without jobs lead to the list, which explains", async () => {
  const { id, email } = await insertProfile();
  await insertSubscription({ userId: id });
  const headers = { cookie: (await signIn(email)).cookie };
  expect((await find("?what=quantum+plumber", headers)).to).toBe("/jobs?title=quantum+plumber");
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
  ["another alphabet", "проводник 登山ガイド"],
])("hostile input gets a page of ours: %s", async (_what, text) => {
  for (const name of ["what", "where", "when"]) {
    const answer = await request(`/find?${new URLSearchParams({ [name]: text })}`);
    const to = answer.headers.get("location");
    if (to) expect(to).toMatch(/^\/(?:jobs|search|outdoor-jobs|company)/);
    const page = to ? await request(to) : answer;
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("<script>alert(1)");
  }
});

test("a search of ten thousand letters gets the page that asks to shorten it", async () => {
  const answer = await request(`/find?what=${"a".repeat(10_000)}`);
  expect(answer.status).toBe(414);
  expect(await answer.text()).toContain("Please shorten your search and try again.");
});
