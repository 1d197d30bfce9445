import { and, eq, sql } from "drizzle-orm";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { quotaExceeded, tooFewLeft } from "#core/sources/requests/quota-words.ts";
import type { Quota } from "#core/sources/requests/read-answer.ts";
import { QuotaError } from "#core/sources/source-error.ts";
import { sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { hourMs } from "#core/text/time.ts";

export type Usage = {
  requests: number;
  jobs: number;
  requestsLimit: number;
  jobsLimit: number;
  /** True by our count or the provider's. No call is made until the month ends. */
  isExceeded: boolean;
  /** When it is no longer exceeded, and whether the provider may say earlier that there is more. */
  blocked: { until: Date; mayAskAgain: boolean } | null;
  provider: { requestsLeft: number | null; jobsLeft: number | null; resetsAt: Date | null } | null;
};

export type Metered = {
  name: string;
  quota: { requests: number; jobs: number } | null;
};

export type Reservation = { meter: string; month: string; jobs: number; isProbe: boolean };

export type Outcome = {
  jobs: number;
  reported: Quota | null;
  isRefused: boolean;
  isHeard: boolean;
};

export function meterOf(source: Pick<Metered, "name">): string {
  return isDemoSource(source) ? `${source.name} (demonstration)` : source.name;
}

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
  const isOurs = requests >= limits.requestsLimit || jobs >= limits.jobsLimit;
  const theirs = saysNo(word, 0) ? (word?.resetsAt ?? null) : null;
  const ends = [...(isOurs ? [startOfNextMonth(now)] : []), ...(theirs ? [theirs] : [])];
  const until = ends.sort((a, b) => b.getTime() - a.getTime())[0];
  return {
    requests,
    jobs,
    ...limits,
    isExceeded: until !== undefined,
    blocked: until ? { until, mayAskAgain: !isOurs } : null,
    provider: word && { requestsLeft: word.requests, jobsLeft: word.jobs, resetsAt: word.resetsAt },
  };
}

export async function jobsLeft(source: Metered, now: Date): Promise<number> {
  const usage = await readUsage(source, now);
  return usage ? jobsLeftOf(usage) : Number.POSITIVE_INFINITY;
}

export function jobsLeftOf({ jobs, jobsLimit, provider }: Usage): number {
  return Math.max(0, Math.min(jobsLimit - jobs, provider?.jobsLeft ?? Number.POSITIVE_INFINITY));
}

/**
 * Throws QuotaError if there is no room or the provider refused, except for a probe. Null for a free source.
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
      await writeProviderQuota(tx, meter, {
        ...word,
        requests: less(word.requests, 1),
        jobs: less(word.jobs, jobs),
      });
    return true;
  });
  if (!isReserved) throw new QuotaError(refusalOf(await readUsage(source, now)));
  return { meter, month, jobs, isProbe };
}

export function refusalOf(usage: Usage | null): string {
  return usage && !usage.isExceeded ? tooFewLeft(jobsLeftOf(usage)) : quotaExceeded;
}

export async function settle(
  reservation: Reservation | null,
  { jobs, reported, isRefused, isHeard }: Outcome,
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
    const resetsAt = reported?.resetsAt ?? before?.resetsAt ?? startOfNextMonth(now);
    if (isRefused) return writeProviderQuota(tx, meter, { requests: 0, jobs: 0, resetsAt });
    if (isProbe && isHeard) return writeProviderQuota(tx, meter, { ...nothing, ...reported, resetsAt });
    const isBlocked = before?.requests === 0;
    const owed = before && !isBlocked && !isProbe ? { ...before, jobs: less(before.jobs, -unused) } : before;
    if (!reported) return owed ? writeProviderQuota(tx, meter, owed) : undefined;
    if (!owed || isLater(resetsAt, owed.resetsAt))
      return writeProviderQuota(tx, meter, { ...reported, resetsAt });
    if (isBlocked) return;
    await writeProviderQuota(tx, meter, {
      requests: lowerFigure(owed.requests, reported.requests),
      jobs: lowerFigure(owed.jobs, reported.jobs),
      resetsAt,
    });
  });
}

type ProviderQuota = { requests: number | null; jobs: number | null; resetsAt: Date };

const nothing = { requests: null, jobs: null };
/** A larger rise must come from a larger plan, since concurrent calls together cost less. */
const largestInFlight = 1_000;

type State = typeof sourceStates.$inferSelect;

function wordOf(state: State | undefined, now: Date): ProviderQuota | null {
  if (!state?.quotaResetsAt || state.quotaResetsAt <= now) return null;
  return { requests: state.requestsLeft, jobs: state.jobsLeft, resetsAt: state.quotaResetsAt };
}

function saysNo(word: ProviderQuota | null, jobs: number): boolean {
  const { requests, jobs: left } = word ?? nothing;
  return (requests !== null && requests < 1) || (left !== null && left < Math.max(1, jobs));
}

async function lockState(tx: Tx, meter: string): Promise<State | undefined> {
  await tx.insert(sourceStates).values({ source: meter }).onConflictDoNothing();
  const [state] = await tx.select().from(sourceStates).where(eq(sourceStates.source, meter)).for("update");
  return state;
}

async function writeProviderQuota(
  tx: Tx,
  meter: string,
  { requests, jobs, resetsAt }: ProviderQuota,
): Promise<void> {
  await tx
    .update(sourceStates)
    .set({ requestsLeft: requests, jobsLeft: jobs, quotaResetsAt: resetsAt })
    .where(eq(sourceStates.source, meter));
}

function less(left: number | null, spent: number): number | null {
  return left === null ? null : Math.max(0, left - spent);
}

/** Answers may arrive out of order. The smaller figure is newer, unless the plan has grown. */
function lowerFigure(ours: number | null, reported: number | null): number | null {
  if (ours === null || reported === null) return reported ?? ours;
  return reported > ours + largestInFlight ? reported : Math.min(ours, reported);
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
