import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { requestSignIn } from "./request-sign-in.ts";

const now = new Date("2026-11-20T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(emptyDatabase);

const ask = (email: string, clientAddress: string, at = now) =>
  requestSignIn({ email, next: "/jobs", clientAddress }, at);

async function queued() {
  const { rows } = await db.execute<{ data: { email: string; next: string } }>(
    sql`select data from pgboss.job where name = 'accounts.send-sign-in-link' order by data->>'email'`,
  );
  return rows.map(({ data }) => data);
}

test("requestSignIn queues an email whether or not the address has an account", async () => {
  await insertProfile({ email: "known@example.com" });
  expect(await ask("known@example.com", "192.0.2.1")).toEqual({ ok: true });
  expect(await ask("unknown@example.com", "192.0.2.1")).toEqual({ ok: true });
  expect(await queued()).toMatchObject([
    { email: "known@example.com", next: "/jobs" },
    { email: "unknown@example.com", next: "/jobs" },
  ]);
});

test("requestSignIn keeps the id of the job to save", async () => {
  const saveJobId = "0b5c9c4e-6f0a-4a36-9d0b-0f9d4c0a7e11";
  for (const [email, wished] of [
    ["a@example.com", saveJobId],
    ["b@example.com", `${saveJobId}'`],
    ["c@example.com", { id: saveJobId }],
    ["d@example.com", null],
  ] as const)
    await requestSignIn({ email, next: "/", saveJobId: wished, clientAddress: "192.0.2.1" }, now);
  expect((await queued()).map((data) => "saveJobId" in data && data.saveJobId)).toEqual([
    saveJobId,
    false,
    false,
    false,
  ]);
});

test("requestSignIn allows five emails to an address in half an hour", async () => {
  const asked = [];
  for (let i = 0; i < 40; i++) asked.push(await ask("ada@example.com", `192.0.2.${i}`));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
  expect(asked.at(-1)).toEqual({ ok: false, limit: 5, retryAfter: 1800 });
  expect(await queued()).toHaveLength(5);
  expect(await ask("grace@example.com", "192.0.2.1")).toEqual({ ok: true });
  expect(await ask("ada@example.com", "192.0.2.1", after(30))).toEqual({ ok: true });
});

test("requestSignIn allows a client twenty requests an hour", async () => {
  const asked = [];
  for (let i = 0; i < 40; i++) asked.push(await ask(`hiker-${i}@example.com`, "2001:db8:1:2::/64"));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(20);
  expect(asked.at(-1)).toEqual({ ok: false, limit: 20, retryAfter: 3600 });
  expect(await ask("hiker-39@example.com", "2001:db8:1:3::/64")).toEqual({ ok: true });
});
