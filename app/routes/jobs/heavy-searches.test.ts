import pg from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { beyondLimits } from "#core/alerts/beyond-limits.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(" ");
const ambiguous =
  "cook j1 h1b h2a h2b wfa wfr cdl cpr emt oec dorm pets visa aemt wemt s130 s190 s212 dorms meals";
const wide = "swe coder trailcrew trailwork skifield retail feller sawyer dishie skipper cowboy";

const lists = ["/", "/jobs", "/remote-jobs", "/outdoor-jobs-california"];

beforeAll(async () => {
  await emptyDatabase();
  await insertJob({ title: "Raft Guide" });
  // The first search reads the vocabulary and the gazetteer, which may outlast a page's time on a busy machine.
  for (const path of [...lists, "/find"]) await read(`${path}?title=guide&what=guide`);
}, 120_000);
afterEach(() => vi.restoreAllMocks());

async function read(address: string, init?: RequestInit) {
  const answer = await request(address, { headers: { cookie: "session_token=x" }, ...init });
  return { status: answer.status, text: await answer.text() };
}

/** All letters that the database is sent for an answer. */
async function lettersFor(address: string): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  expect((await read(address)).status, address).toBe(200);
  const letters = sent.mock.calls.reduce((sum, call) => {
    const { text = "", values = [] } = Object(call[0]);
    return sum + String(text).length + JSON.stringify(values).length;
  }, 0);
  sent.mockRestore();
  return letters;
}

test.each([
  [`title=${words(21)}`, "Only the first 20 words are looked for."],
  [`title=${"x".repeat(101)}`, "Only the first 100 letters of a title are looked for."],
  [`any_title=${words(11).replaceAll(" ", ",")}`, "Only the first 10 titles are looked for."],
])("lists say what of %s they do not look for", async (search, said) => {
  const own = search.startsWith("any_title") ? lists.slice(1, 3) : lists;
  for (const path of own) expect((await read(`${path}?${search}`)).text, path).toContain(said);
  expect((await read(`/jobs?${search.replace(/w10$|w20$|x$/, "")}`)).text).not.toContain("Only the first");
});

test("/find says what it does not look for, or leads to a list that does", async () => {
  const answer = await request(`/find?what=${words(21)}`);
  const page =
    answer.status === 200 ? await answer.text() : (await read(String(answer.headers.get("location")))).text;
  expect(page).toContain("Only the first 20 words are looked for.");
});

test.each([
  ["words of many meanings", ambiguous],
  ["words with many others", wide],
])("an address asks no more of the database for many %s than a few times that of each", async (_, title) => {
  const all = title.split(" ");
  const halves = [all.slice(0, all.length / 2), all.slice(all.length / 2)];
  for (const path of ["/jobs", "/outdoor-jobs-california", "/find"]) {
    const name = path === "/find" ? "what" : "title";
    let parts = 0;
    for (const half of halves) parts += await lettersFor(`${path}?${name}=${half.join("+")}`);
    expect(await lettersFor(`${path}?${name}=${all.join("+")}`), path).toBeLessThan(3 * parts);
  }
});

test("the alert form takes no more words than are looked for, and keeps what was typed", async () => {
  const body = new URLSearchParams({ name: "Many", title: words(21), email: "ada@example.com" });
  const { status, text } = await read("/job-alerts/new", {
    method: "POST",
    body,
    headers: { origin: "http://localhost:3000" },
  });
  expect(status).toBe(400);
  expect(text).toContain("Use at most 20 different words.");
  expect(text).toContain(`value="${words(21)}"`);
});

test("a stored alert beyond the limits stays, and its owner reads why it sends nothing", async () => {
  const { id, email } = await insertProfile();
  const searchCriteria = { title: ambiguous, state: "Utah" };
  await insertAlert({ userId: id, searchCriteria, criteriaVersion: 2 });
  expect(beyondLimits(searchCriteria)).toBe(true);
  const { text } = await read("/my-alerts", { headers: await signIn(email) });
  expect(text).toContain(ambiguous);
  expect(text).toContain("We paused this alert because its search is too long.");
});
