import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rememberedMs } from "#core/jobs/recent/remember-list.ts";
import { db, type Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { withOwnConnections } from "#test/connections.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { loadServer } from "#test/request.ts";
import { health } from "./health.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;
const given = String(process.env.DATABASE_URL);
const database = sql.identifier(new URL(given).pathname.slice(1));
const signedIn = { headers: { cookie: "waymark.session_token=1" } };
const retried = { status: 503, retryAfter: "5" };

beforeAll(freshBuild, 120_000);
beforeEach(async () => {
  await emptyDatabase();
  await insertJob({ title: "Raft Guide" });
});
afterEach(async () => {
  vi.useRealTimers();
  process.env.DATABASE_URL = given;
  await db.execute(sql`alter database ${database} reset all`);
  await db.execute(sql`drop trigger if exists no_room on contact_messages`);
});

test("a read-only database shows pages, refuses writing, and is not ready", async () => {
  await withServer("", async (ask) => {
    expect((await ask("/readyz")).status).toBe(200);
    await db.execute(sql`alter database ${database} set default_transaction_read_only = on`);
    await closeConnections();
    expect((await ask("/jobs")).status).toBe(200);
    expect(await facts(ask("/functions/v1/send-contact-email", message))).toEqual(retried);
    expect(await reason(ask("/readyz"))).toBe("the database is read-only");
    await db.execute(sql`alter database ${database} reset all`);
    await closeConnections();
    expect((await ask("/readyz")).status).toBe(200);
  });
});

test("a locked table serves visitors the last page, marked, and nobody else", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  vi.setSystemTime(start);
  await withServer("", async (ask) => {
    const fresh = await ask("/jobs");
    expect(fresh.headers.get("cache-status")).toBeNull();
    // By then its list is no longer remembered.
    await sleep(rememberedMs + 100);
    await whileLocked(async () => {
      vi.setSystemTime(start + 8000);
      const [page, data, other, own, ready] = await Promise.all([
        ask("/jobs"),
        ask("/jobs.data"),
        ask("/jobs?location=Utah"),
        ask("/jobs", signedIn),
        ask("/readyz"),
      ]);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        "cache-control": "private, no-store",
        "cache-status": "waymark; hit; ttl=-3; detail=stale-if-error",
        age: "8",
      });
      expect(await page.text()).toBe(await fresh.text());
      for (const refused of [data, other, own]) expect(await facts(refused)).toEqual(retried);
      expect(await reason(ready)).toMatch(/^the database (didn't answer within 1 s|can't be reached)/);
    });
    vi.setSystemTime(start + 20_000);
    const healed = await ask("/jobs");
    expect([healed.status, healed.headers.get("cache-status")]).toEqual([200, null]);
    expect((await ask("/readyz")).status).toBe(200);
  });
});

test("a slow statement is answered like an absent database", async () => {
  await withServer("&statement_timeout=300&lock_timeout=0", async (ask) => {
    await whileLocked(async () => expect(await facts(ask("/jobs"))).toEqual(retried));
  });
});

test("a full disk refuses writing and is not ready for a while", async () => {
  await db.execute(sql`
    create or replace function no_room() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await db.execute(
    sql`create trigger no_room before insert on contact_messages for each row execute function no_room()`,
  );
  await withServer("", async (ask) => {
    expect((await ask("/readyz")).status).toBe(200);
    expect(await facts(ask("/functions/v1/send-contact-email", message))).toEqual(retried);
    expect(await reason(ask("/readyz"))).toBe("the database lacks disk space or memory");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 });
    expect((await ask("/readyz")).status).toBe(200);
  });
});

test.each([
  [
    "alter table jobs rename to elsewhere",
    "alter table elsewhere rename to jobs",
    "the database refuses a query (42P01)",
  ],
  [
    "alter schema drizzle rename to gone",
    "alter schema gone rename to drizzle",
    "the database's schema is older than this release (npm run db:migrate updates it)",
  ],
])(
  "after %s, the answer says why the process is not ready, and the log once",
  async (begin, end, expected) => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
    await db.execute(begin);
    try {
      for (let n = 0; n < 3; n++) expect(await reason(health.request("/readyz"))).toBe(expected);
    } finally {
      await db.execute(end);
    }
    expect((await health.request("/readyz")).status).toBe(200);
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ reason: expected }), "not ready"]]);
    warn.mockRestore();
  },
);

const message = {
  method: "POST",
  headers: { "content-type": "application/json", origin: "http://localhost:3000" },
  body: JSON.stringify({
    name: "Robin",
    email: "robin@example.com",
    subject: "A question about the list",
    message: "Does the list of jobs name every season there is?",
  }),
};

async function reason(answer: Response | Promise<Response>) {
  const { status } = await answer;
  expect(status).toBe(503);
  return (await answer).text();
}

async function facts(answer: Response | Promise<Response>) {
  const { status, headers } = await answer;
  return { status, retryAfter: headers.get("retry-after") };
}

/** The server's connections have a name and further parameters. */
async function withServer(parameters: string, work: (ask: Ask) => Promise<void>) {
  process.env.DATABASE_URL = `${given}?application_name=served${parameters}`;
  await withOwnConnections(async () => {
    const { fetch } = await loadServer();
    await work((path, init) => Promise.resolve(fetch(new Request(`http://localhost:3000${path}`, init))));
  });
}

async function closeConnections() {
  await db.execute(
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'served'`,
  );
  // The server's pool is told by its sockets, which may be later than this answer.
  const { waymarkPool } = globalThis as { waymarkPool?: { totalCount: number } };
  await expect.poll(() => waymarkPool?.totalCount).toBe(0);
}

function whileLocked(work: () => Promise<void>) {
  return db.transaction(async (tx: Tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table jobs in access exclusive mode`);
    await work();
  });
}
