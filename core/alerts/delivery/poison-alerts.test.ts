import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { updateAlert } from "#core/alerts/change-alert.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { listAlerts } from "#core/alerts/list-alerts.ts";
import { countAlertMatches } from "#core/alerts/news/count-alert-matches.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { countSetAside, listSetAside, tryRowAgain } from "#core/audit/set-aside-rows.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { rowAttempts } from "#core/platform/tables.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";

vi.mock("#core/alerts/alert-conditions.ts", async (load) => {
  const actual = await load<typeof import("#core/alerts/alert-conditions.ts")>();
  return { fixedConditions: vi.fn(actual.fixedConditions) };
});
const { fixedConditions } = await import("#core/alerts/alert-conditions.ts");

const eight = new Date("2026-07-15T15:00:00Z");
const ago = (ms: number) => new Date(eight.getTime() - ms);
const later = (ms: number) => new Date(eight.getTime() + ms);

beforeEach(async () => {
  await emptyDatabase();
  vi.spyOn(logger, "error").mockImplementation(() => {});
  vi.spyOn(logger, "warn").mockImplementation(() => {});
  await insertJob({
    title: "Ranger",
    listedAt: ago(hourMs),
    datePosted: ago(hourMs),
    expiresAt: later(90 * 24 * hourMs),
  });
});

const alertOf = (title: string, overrides: Parameters<typeof insertAlert>[0] = {}) =>
  insertAlert({ createdAt: ago(20 * hourMs), searchCriteria: { title }, criteriaVersion: 2, ...overrides });

const told = async (kind: string) =>
  (await db.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.createdAt)).map(
    ({ data }) => (data as { alertId: string }).alertId,
  );

/** Its condition costs the database more than it may. */
function makeSlow(title: string) {
  const slow = sql`(title = 'Ranger' and pg_sleep(100) is null)`;
  makeFail(title, () => [{ key: "slow", is: slow }]);
}

function makeFail(title: string, conditions: () => ReturnType<typeof fixedConditions>) {
  const actual = vi.mocked(fixedConditions).getMockImplementation();
  vi.mocked(fixedConditions).mockImplementation((query, now) =>
    query.titles?.includes(title) ? conditions() : (actual?.(query, now) ?? []),
  );
}

const twentyTwoWords =
  "cook j1 h1b h2a h2b wfa wfr cdl cpr emt oec dorm pets visa aemt wemt s130 s190 s212 dorms meals van";

test.each([
  ["words", twentyTwoWords],
  ["letters", "ranger".repeat(17)],
  ["titles", Array.from({ length: 11 }, (_, at) => `guide ${at}`).join(", ")],
  ["letters in all", Array.from({ length: 5_000 }, (_, at) => `guide${at}`).join(", ")],
])(
  "runAlerts sets an alert aside that has too many %s, without reading it, and tells its owner once",
  async (_what, title) => {
    const read = vi.mocked(fixedConditions);
    read.mockClear();
    const { id: userId } = await insertProfile();
    const poison = await alertOf(title, { userId, email: null });
    const good = [await alertOf("ranger"), await alertOf("ranger")];
    expect(await runAlerts(eight)).toEqual({ alerts: 2, mails: 2 });
    expect((await told("job-alert")).toSorted()).toEqual(good.map(({ id }) => id).toSorted());
    expect(await told("alert-paused")).toEqual([poison.id]);
    expect(read.mock.calls.flatMap(([query]) => query.titles)).toEqual(["ranger", "ranger"]);
    expect(await runAlerts(later(24 * hourMs))).toEqual({ alerts: 2, mails: 0 });
    expect(await told("alert-paused")).toHaveLength(1);
    expect(await countAlertMatches(userId, { days: 365 } as never, eight)).toBe(null);

    const [listed] = await listAlerts(userId);
    expect(listed).toMatchObject({ paused: "too long", unread: { title }, criteria: null });
    const { rows, total } = await listSetAside({ search: "", page: 1 });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ kind: "alert", rowId: poison.id, failures: 0, deaths: 0 });

    const fields = { name: "Rangers", title: "ranger", frequency: "daily" };
    expect(await updateAlert(userId, poison.id, { ...fields, title })).toMatchObject({ ok: false });
    expect(await countSetAside()).toBe(1);
    expect(await updateAlert(userId, poison.id, fields)).toMatchObject({ ok: true });
    expect(await listAlerts(userId)).toMatchObject([{ paused: null, unread: null }]);
    expect(await runAlerts(later(25 * hourMs))).toEqual({ alerts: 1, mails: 1 });
    expect(await told("job-alert")).toContain(poison.id);
  },
);

test("runAlerts sets an alert aside that fails three times, and the others are matched at once", async () => {
  const { id: userId } = await insertProfile();
  const poison = await alertOf("poison", { userId, email: null });
  await alertOf("ranger");
  makeFail("poison", () => {
    throw new Error("cannot be read");
  });
  expect(await runAlerts(eight)).toEqual({ alerts: 1, mails: 1 });
  await runAlerts(later(hourMs));
  expect(await told("alert-paused")).toEqual([]);
  await runAlerts(later(2 * hourMs));
  expect(await told("alert-paused")).toEqual([poison.id]);
  expect(await listAlerts(userId)).toMatchObject([{ paused: "failed" }]);
  const asked = vi.mocked(fixedConditions);
  asked.mockClear();
  expect(await runAlerts(later(3 * hourMs))).toEqual({ alerts: 0, mails: 0 });
  expect(asked).not.toHaveBeenCalled();
  expect(await tryRowAgain({ kind: "alert", rowId: poison.id, by: "admin@example.com" })).toBe(true);
  for (const hours of [4, 5, 6]) await runAlerts(later(hours * hourMs));
  // The search is the same, so its owner knows.
  expect(await told("alert-paused")).toEqual([poison.id]);
});

test("runAlerts finds a condition that fails in the database by asking one by one", async () => {
  const poison = await alertOf("poison");
  const good = await alertOf("ranger");
  const failing = sql`(1 / (case when title = 'Ranger' then 0 else 1 end) = 1)`;
  makeFail("poison", () => [{ key: "failing", is: failing }]);
  expect(await runAlerts(eight)).toEqual({ alerts: 1, mails: 1 });
  expect(await told("job-alert")).toEqual([good.id]);
  const [attempt] = await db.select().from(rowAttempts);
  expect(attempt).toMatchObject({ kind: "alert", rowId: poison.id, failures: 1, inHandSince: null });
  expect(attempt?.problem).toContain("division by zero");
});

test("runAlerts gives one condition five seconds", async () => {
  const poison = await alertOf("poison");
  makeSlow("poison");
  const start = Date.now();
  expect(await runAlerts(eight)).toEqual({ alerts: 0, mails: 0 });
  expect(Date.now() - start).toBeLessThan(40_000);
  expect(await db.select().from(rowAttempts)).toMatchObject([{ rowId: poison.id, failures: 1 }]);
}, 60_000);

test("runAlerts does not take an alert in hand a third time after the process ended twice", async () => {
  const poison = await alertOf("poison", { email: "hiker@example.com" });
  const good = await alertOf("ranger");
  const both = [poison.id, good.id];
  const die = (ids: string[]) =>
    db
      .insert(rowAttempts)
      .values(ids.map((rowId) => ({ kind: "alert", rowId, inHandSince: ago(1) })))
      .onConflictDoUpdate({ target: [rowAttempts.kind, rowAttempts.rowId], set: { inHandSince: ago(1) } });
  // A batch was in hand, then one alone.
  await die(both);
  const tried: (string[] | undefined)[] = [];
  makeFail("poison", () => {
    tried.push(["poison"]);
    throw Object.assign(new Error("the process ends"), { code: "57P01" });
  });
  await runAlerts(eight).catch(() => {});
  expect(await db.select().from(rowAttempts).where(eq(rowAttempts.rowId, poison.id))).toMatchObject([
    { deaths: 1, setAsideAt: null },
  ]);
  await die([poison.id]);
  const count = tried.length;
  await runAlerts(later(hourMs));
  expect(tried).toHaveLength(count);
  expect(await told("alert-paused")).toEqual([poison.id]);
  expect(await told("job-alert")).toEqual([good.id]);
  expect(await db.select().from(rowAttempts)).toMatchObject([
    { rowId: poison.id, deaths: 2, problem: expect.stringContaining("ended twice") },
  ]);
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, poison.id));
  expect(alert?.searchCriteria).toEqual({ title: "poison" });
});
