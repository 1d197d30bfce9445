import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { withOwnConnections } from "#test/connections.ts";
import { copyJob, emptyDatabase, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { loadServer } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

test("a reader who leaves while a page is made is no error in the log", async () => {
  await emptyDatabase();
  const { id: jobId } = await insertJob({ title: "Raft Guide" });
  await copyJob(jobId, 120);
  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  const headers = await signIn(email);
  Object.assign(process.env, { LOG_LEVEL: "info", PAGES_PER_MINUTE: "0" });
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await withOwnConnections(async () => {
    const { fetch } = await loadServer();
    const statuses = new Set<number>();
    for (let turns = 0; turns < 2000 && !statuses.has(200); turns += 0.25 + turns / 20) {
      const gone = new AbortController();
      const answer = fetch(new Request("http://localhost:3000/jobs", { headers, signal: gone.signal }));
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      gone.abort("The reader left.");
      statuses.add((await answer).status);
    }
    expect([...statuses]).toEqual([499, 200]);
  });
  const lines = written.mock.calls.map(([text]) => JSON.parse(String(text)));
  written.mockRestore();
  Object.assign(process.env, { LOG_LEVEL: "silent" });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
}, 60_000);

test("a list is drawn for its first reader as for those who follow", async () => {
  await emptyDatabase();
  await insertJob({ title: "Raft Guide" });
  await withOwnConnections(async () => {
    const { fetch } = await loadServer();
    const draw = async () => {
      const headers = { cookie: "session_token=nobody" };
      const page = await (await fetch(new Request("http://localhost:3000/jobs", { headers }))).text();
      return page.replace(/ nonce="[^"]*"/g, "");
    };
    const first = await draw();
    expect(await draw()).toBe(first);
    expect(await draw()).toBe(first);
  });
}, 60_000);
