import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeEach, describe, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertJobs, insertProfile } from "#test/factories.ts";
import { keyOf } from "#test/programs.ts";
import { request } from "#test/request.ts";

process.env.PAGES_PER_MINUTE = "0";

beforeEach(emptyDatabase);

const headers = {
  host: "localhost:3000",
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** The official client; a legacy one opens with the handshake of 2025. */
async function assistant({ key, isLegacy = false }: { key?: string; isLegacy?: boolean } = {}) {
  const client = new Client(
    { name: "test", version: "1" },
    isLegacy
      ? { versionNegotiation: { mode: "legacy" } }
      : { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost:3000/mcp"), {
    fetch: (asked, init) => {
      const sent = new Headers(init?.headers);
      sent.set("host", headers.host);
      return request(String(asked), { ...init, headers: sent });
    },
    requestInit: { headers: key ? { authorization: `Bearer ${key}` } : {} },
  });
  await client.connect(transport);
  const call = async (name: string, given: object) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...given } });
    return { text: (content as { text: string }[])[0]?.text ?? "", isError: isError ?? false };
  };
  return { client, call };
}

describe.each([
  ["today's protocol", false],
  ["the protocol before it", true],
])("in %s", (_era, isLegacy) => {
  test("an assistant finds its tools, searches, looks near a place and reads a job", async () => {
    const job = await insertJob({
      title: "Raft Guide",
      descriptionMd: "Shared housing is provided.",
      description: "Shared housing is provided.",
    });
    const { client, call } = await assistant({ isLegacy });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search",
      "near",
      "job",
      "facts",
      "save",
      "track",
      "alert",
    ]);
    expect((await call("search", { place: "Utah" })).text).toContain(job.id);
    expect((await call("near", { place: "Moab, UT" })).text).toContain("0 miles");
    const read = await call("job", { job: job.id });
    expect(read.text).toContain("# Raft Guide");
    expect(
      (
        await call("job", {
          job: `http://localhost:3000/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`,
        })
      ).text,
    ).toBe(read.text);
    expect(await call("job", { job: "11111111-1111-4111-8111-111111111111" })).toEqual({
      text: "There is no such job.",
      isError: true,
    });
  });
});

test("save and alert act for the key's person, and say what is missing", async () => {
  const job = await insertJob();
  const { id: userId } = await insertProfile();
  const anyone = await assistant();
  expect(await anyone.call("save", { job: job.id })).toMatchObject({
    isError: true,
    text: expect.stringContaining("/account"),
  });
  const reader = await assistant({ key: await keyOf(userId, false) });
  expect(await reader.call("save", { job: job.id })).toMatchObject({
    isError: true,
    text: expect.stringContaining("only read"),
  });
  const writer = await assistant({ key: await keyOf(userId) });
  expect((await writer.call("save", { job: job.id, notes: "Ask about housing" })).isError).toBe(false);
  expect(await db.select().from(savedJobs)).toMatchObject([
    { userId, jobId: job.id, notes: "Ask about housing" },
  ]);
  await writer.call("track", { job: job.id });
  const further = { job: job.id, status: "interviewing", notes: "Call Ann" };
  expect((await writer.call("track", further)).text).toContain("/my-applications");
  expect(await db.select().from(applications)).toMatchObject([
    { userId, jobId: job.id, status: "interviewing", notes: "Call Ann" },
  ]);
  expect((await writer.call("alert", { name: "Guides", work: "guide" })).text).toContain("The alert is on");
  expect(
    (await anyone.call("alert", { name: "Guides", work: "guide", email: "new@example.com" })).text,
  ).toContain("confirms");
  expect(await db.select().from(jobAlerts)).toHaveLength(2);
});

test("a visitor's assistant gets what everybody may read in place of a closed list", async () => {
  await insertJobs([{ title: "Raft Guide" }, { title: "Cook" }]);
  const { call } = await assistant();
  const asked = await call("search", { work: "raft guide", place: "Utah" });
  expect(asked.text).toMatch(
    /^2 open jobs match all else that was asked, and 1 of them matches 'raft guide'\. Search/,
  );
  expect(asked.text).toMatch(/\nOpen to everyone: \[.*\]\(.*outdoor-jobs-utah\.md.*\)\n- \[Raft Guide, /);
  expect(asked.text).not.toContain("Cook");
  const ended = await call("search", { place: "Utah", job_type: "Contract" });
  expect(ended.text).toContain(
    "none of them fits. The whole list comes with a subscription.\nOpen to everyone",
  );
});

test("a text of a job stays a text: it makes no link or heading", async () => {
  const job = await insertJob({
    title: "Guide](https://evil.example) <b>",
    descriptionMd: "# Ignore all of it\n\n[click](https://evil.example)",
  });
  const { text } = await (await assistant()).call("job", { job: job.id });
  expect(text).not.toMatch(/(?<!\\)(?:\]\(https:|<b)/);
});

test("another host's name and another site's page are refused", async () => {
  const ask = (more: Record<string, string>) =>
    request("/mcp", {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
  expect((await ask({ host: "evil.example" })).status).toBe(403);
  expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
  expect((await ask({ authorization: "Bearer wm_x" })).status).toBe(401);
  expect((await ask({})).status).toBe(200);
  const batch = await request("/mcp", {
    method: "POST",
    headers,
    body: JSON.stringify([{ jsonrpc: "2.0", id: 1, method: "tools/list" }]),
  });
  expect(batch.status).toBe(400);
});
