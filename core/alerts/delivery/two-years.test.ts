import { beforeEach, expect, test } from "vitest";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import type { StoredCriteria } from "#core/alerts/stored-criteria.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile, insertSubscription } from "#test/factories.ts";
import { isProof } from "#test/runs.ts";

beforeEach(emptyDatabase);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Noon in California, on a Sunday. */
const start = new Date("2026-03-01T20:00:00Z").getTime();
const days = isProof ? 730 : 90;
const end = start + days * day;

type Told = { at: number; alertId: string; jobIds: string[] };

test(`runAlerts misses and doubles no alert over ${days} days, with two workers and random outages`, async () => {
  const next = random(20_261_121);
  const criteria: StoredCriteria[] = [{}, { title: "ranger" }];
  const daily = await Promise.all(criteria.map((searchCriteria) => alertFromStart({ searchCriteria })));
  const weekly = await alertFromStart({ frequency: "weekly" });
  const jobs = await jobsUntilEnd(next);
  const ticks = ticksUntilEnd(next);
  const told: Told[] = [];
  for (const at of ticks) {
    const runs = await Promise.all([runAlerts(new Date(at)), runAlerts(new Date(at))]);
    if (!runs.some((run) => run.mails)) continue;
    const sent = await db.delete(mails).returning();
    for (const { data } of sent) told.push({ ...(data as AlertMailData), at });
  }

  for (const [index, alert] of [...daily, weekly].entries()) {
    const own = told.filter(({ alertId }) => alertId === alert.id);
    const wanted = jobs.filter(({ title }) => index !== 1 || title.includes("Ranger")).map(({ id }) => id);
    expect(own.flatMap(({ jobIds }) => jobIds).sort()).toEqual(wanted.sort());
    const isWeekly = alert === weekly;
    for (const { at } of own) expect(at).toBe(firstTickFrom(lastEight(at, isWeekly), ticks));
    const periods = own.map(({ at }) => lastEight(at, isWeekly));
    expect(new Set(periods).size).toBe(periods.length);
  }
  expect(told.filter(({ alertId }) => alertId === weekly.id).length).toBeGreaterThan(days / 8.1);
}, 300_000);

/** A subscriber's emails name twenty listings, more than ever come at once here. */
async function alertFromStart(overrides: Parameters<typeof insertAlert>[0]) {
  const { id: userId } = await insertProfile();
  await insertSubscription({ userId, currentPeriodEnd: new Date(end) });
  return insertAlert({ createdAt: new Date(start), userId, ...overrides });
}

/** Most days have one job, each of another employer; the last ones are early enough for every alert. */
async function jobsUntilEnd(next: () => number) {
  const made: Awaited<ReturnType<typeof insertJob>>[] = [];
  for (let at = start + hour; at < end - 9 * day; at += next() * 50 * hour) {
    const title = next() < 0.4 ? "Park Ranger" : "River Guide";
    const companyName = `Company ${made.length}`;
    made.push(
      await insertJob({ title, companyName, listedAt: new Date(at), expiresAt: new Date(end + 99 * day) }),
    );
  }
  return made;
}

/** Workers look around eight in both clock times, and at night; outages of some days are left out. */
function ticksUntilEnd(next: () => number): number[] {
  const ticks: number[] = [];
  let isUpFrom = start;
  for (let midnight = start - 20 * hour; midnight < end; midnight += day) {
    if (next() < 0.08) isUpFrom = midnight + next() * (next() < 0.3 ? 8 * day : 30 * hour);
    for (const hours of [14.9, 15, 15.4, 16, 16.4, 23]) {
      const tick = midnight + hours * hour;
      if (tick > Math.max(isUpFrom, start)) ticks.push(tick);
    }
  }
  return ticks;
}

function firstTickFrom(moment: number, ticks: number[]): number | undefined {
  return ticks.find((tick) => tick >= moment);
}

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  hourCycle: "h23",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** The latest 8 AM in California up to the moment, on a Monday if asked, found by reading the clock. */
function lastEight(moment: number, ofMonday: boolean): number {
  const asked = ofMonday ? /^Mon,? 08:00$/ : /08:00$/;
  for (let at = moment - (moment % hour); ; at -= hour) if (asked.test(clock.format(at))) return at;
}

/** Repeatable numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
