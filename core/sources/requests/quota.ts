import { and, eq, sql } from "drizzle-orm";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import type { Quota } from "#core/sources/requests/read-answer.ts";
import { QuotaError } from "#core/sources/source-error.ts";
import { sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { hourMs } from "#core/text/time.ts";

/** What every refusal for want of quota says. */
export const quotaExceeded = "QUOTA EXCEEDED - All syncs blocked until next month";

/** What is said where something is left, but less than a call may cost. */
export function tooFewLeft(jobs: number): string {
  const left = jobs === 1 ? "job of the month's quota is left" : "jobs of the month's quota are left";
  return `Only ${jobs} ${left}, fewer than a call may cost. New postings wait until the quota resets.`;
}

/** What a metered source has cost this month (UTC), and what is left. */
export type Usage = {
  requests: number;
  jobs: number;
  requestsLimit: number;
  jobsLimit: number;
  /** By our own count or by the provider's word: no call is made until then. */
  isExceeded: boolean;
  /** What the provider's headers said last; null where they said nothing yet. */
  provider: { requestsLeft: number | null; jobsLeft: number | null; resetsAt: Date | null } | null;
};

export type Metered = {
  name: string;
  quota: { requests: number; jobs: number } | null;
};

/** A call that may be made: it stands in the month's count already, with all that it may cost. */
export type Reservation = { meter: string; month: string; jobs: number; isProbe: boolean };

/** What came of a call. */
export type Outcome = {
  /** How many jobs it cost. */
  jobs: number;
  said: Quota | null;
  /** The provider refused for want of quota. */
  isRefused: boolean;
  /** It was answered as asked, so that the quota cannot be used up. */
  isHeard: boolean;
};

/** Under this name a source's calls are counted: those of the demonstration never cost the real service's quota. */
export function meterOf(source: Pick<Metered, "name">): string {
  return isDemoSource(source) ? `${source.name} (demonstration)` : source.name;
}

/** Null for a source without a quota. */
export async function readUsage(source: Metered, now = new Date()): Promise<Usage | null> {
  if (!source.quota) return null;
  const meter = meterOf(source);
  const [[used], [state]] = await Promise.all([
    db
      .select()
      .from(sourceUsage)
      .where(and(eq(sourceUsage.source, meter), eq(sourceUsage.month, monthOf(now)))),
    db.select().from(sourceStates).where(eq(sourceStates.source, meter)),
  ]);
  const { requests = 0, jobs = 0 } = used ?? {};
  const word = wordOf(state, now);
  const limits = { requestsLimit: source.quota.requests, jobsLimit: source.quota.jobs };
  return {
    requests,
    jobs,
    ...limits,
    isExceeded: requests >= limits.requestsLimit || jobs >= limits.jobsLimit || saysNo(word, 0),
    provider: word && { requestsLeft: word.requests, jobsLeft: word.jobs, resetsAt: word.resetsAt },
  };
}

/** Infinity for a source without a quota. */
export async function jobsLeft(source: Metered, now: Date): Promise<number> {
  const usage = await readUsage(source, now);
  return usage ? jobsLeftOf(usage) : Number.POSITIVE_INFINITY;
}

export function jobsLeftOf({ jobs, jobsLimit, provider }: Usage): number {
  return Math.max(0, Math.min(jobsLimit - jobs, provider?.jobsLeft ?? Number.POSITIVE_INFINITY));
}

/**
 * Counts a call before it is made, with as many jobs as it may cost. Throws QuotaError where the month has no room for
 * them, or the provider has said no; a probe asks it again. Null for a source without a quota.
 */
export async function reserve(
  source: Metered,
  jobs: number,
  now: Date,
  isProbe = false,
): Promise<Reservation | null> {
  const { quota } = source;
  if (!quota) return null;
  const meter = meterOf(source);
  const month = monthOf(now);
  const isReserved = await inTransaction(async (tx) => {
    const word = wordOf(await lockState(tx, meter), now);
    if (!isProbe && saysNo(word, jobs)) return false;
    await tx.insert(sourceUsage).values({ source: meter, month }).onConflictDoNothing();
    const counted = await tx
      .update(sourceUsage)
      .set({ requests: sql`${sourceUsage.requests} + 1`, jobs: sql`${sourceUsage.jobs} + ${jobs}` })
      .where(
        and(
          eq(sourceUsage.source, meter),
          eq(sourceUsage.month, month),
          sql`${sourceUsage.requests} < ${quota.requests}`,
          sql`${sourceUsage.jobs} < ${quota.jobs}`,
          sql`${sourceUsage.jobs} + ${jobs} <= ${quota.jobs}`,
        ),
      )
      .returning();
    if (!counted.length) return false;
    if (word && !isProbe)
      await writeWord(tx, meter, { ...word, requests: less(word.requests, 1), jobs: less(word.jobs, jobs) });
    return true;
  });
  if (!isReserved) throw new QuotaError(refusalOf(await readUsage(source, now)));
  return { meter, month, jobs, isProbe };
}

/** Why a call was refused that the quota has no room for. */
export function refusalOf(usage: Usage | null): string {
  return usage && !usage.isExceeded ? tooFewLeft(jobsLeftOf(usage)) : quotaExceeded;
}

/** Gives back what a call did not cost, and keeps what the provider said with it. A call that failed was one too. */
export async function settle(
  reservation: Reservation | null,
  { jobs, said, isRefused, isHeard }: Outcome,
  now: Date,
): Promise<void> {
  if (!reservation) return;
  const { meter, month, isProbe } = reservation;
  await inTransaction(async (tx) => {
    const before = wordOf(await lockState(tx, meter), now);
    const unused = reservation.jobs - jobs;
    if (unused !== 0)
      await tx
        .update(sourceUsage)
        .set({ jobs: sql`${sourceUsage.jobs} - ${unused}` })
        .where(and(eq(sourceUsage.source, meter), eq(sourceUsage.month, month)));
    const resetsAt = said?.resetsAt ?? before?.resetsAt ?? startOfNextMonth(now);
    if (isRefused) return writeWord(tx, meter, { requests: 0, jobs: 0, resetsAt });
    if (isProbe && isHeard) return writeWord(tx, meter, { ...nothing, ...said, resetsAt });
    const isBlocked = before?.requests === 0;
    const owed = before && !isBlocked && !isProbe ? { ...before, jobs: less(before.jobs, -unused) } : before;
    if (!said) return owed ? writeWord(tx, meter, owed) : undefined;
    if (!owed || isLater(resetsAt, owed.resetsAt)) return writeWord(tx, meter, { ...said, resetsAt });
    if (isBlocked) return;
    await writeWord(tx, meter, {
      requests: lesser(owed.requests, said.requests),
      jobs: lesser(owed.jobs, said.jobs),
      resetsAt,
    });
  });
}

/** What the provider last said is left, until its own month ends. */
type Word = { requests: number | null; jobs: number | null; resetsAt: Date };

const nothing = { requests: null, jobs: null };
/** More than all calls together can have under way: such a rise is a larger plan. */
const largestPlay = 1_000;

type State = typeof sourceStates.$inferSelect;

function wordOf(state: State | undefined, now: Date): Word | null {
  if (!state?.quotaResetsAt || state.quotaResetsAt <= now) return null;
  return { requests: state.requestsLeft, jobs: state.jobsLeft, resetsAt: state.quotaResetsAt };
}

function saysNo(word: Word | null, jobs: number): boolean {
  const { requests, jobs: left } = word ?? nothing;
  return (requests !== null && requests < 1) || (left !== null && left < Math.max(1, jobs));
}

/** Also makes all reservations of a meter wait for one another. */
async function lockState(tx: Tx, meter: string): Promise<State | undefined> {
  await tx.insert(sourceStates).values({ source: meter }).onConflictDoNothing();
  const [state] = await tx.select().from(sourceStates).where(eq(sourceStates.source, meter)).for("update");
  return state;
}

async function writeWord(tx: Tx, meter: string, { requests, jobs, resetsAt }: Word): Promise<void> {
  await tx
    .update(sourceStates)
    .set({ requestsLeft: requests, jobsLeft: jobs, quotaResetsAt: resetsAt })
    .where(eq(sourceStates.source, meter));
}

function less(left: number | null, spent: number): number | null {
  return left === null ? null : Math.max(0, left - spent);
}

/** Answers overtake one another: of two figures the smaller is the newer, unless the plan has grown. */
function lesser(ours: number | null, said: number | null): number | null {
  if (ours === null || said === null) return said ?? ours;
  return said > ours + largestPlay ? said : Math.min(ours, said);
}

function isLater(one: Date, other: Date): boolean {
  return one.getTime() > other.getTime() + hourMs;
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

function startOfNextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
}
