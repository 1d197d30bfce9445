import { noteAction } from "#core/audit/note-action.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Fault, faultOf, recommend } from "#core/sources/active-jobs-db/connection-advice.ts";
import { probes } from "#core/sources/active-jobs-db/probes.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { missingSettings } from "#core/sources/registry.ts";
import { readUsage, type Usage } from "#core/sources/requests/quota.ts";
import { type SingleRequest, sendOnce } from "#core/sources/requests/send-once.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export type ConnectionTest = {
  success: boolean;
  timestamp: string;
  recommendations: string[];
  results: {
    endpoint: string;
    status: number | null;
    responseTime: number;
    problem: string | null;
  }[];
};

type Probe = (typeof probes)[number];
type Heard = { answered: Probed["result"]; rows: number };
type Probed = { result: ConnectionTest["results"][number]; fault: Fault | null; calls: number };

export async function testConnection(by: string, now = new Date()): Promise<ConnectionTest> {
  const missing = missingSettings(activeJobsDb, env);
  const before = await readUsage(activeJobsDb, now);
  const probed = missing.length ? [] : await probeAll(isBlockedByWord(before), now);
  const usage = await readUsage(activeJobsDb, now);
  const faults = probed.flatMap(({ fault }) => fault ?? []);
  const results = probed.map(({ result }) => result);
  const success = results.length > 0 && faults.length === 0;
  const recommendations = recommend({ missing, faults, results, usage });
  const error =
    results.find(({ problem }) => problem)?.problem ?? (success ? null : (recommendations[0] ?? ""));
  await inTransaction(async (tx) => {
    await tx.insert(apiUsageLog).values({
      source: activeJobsDb.name,
      mode: "test",
      requestedBy: by,
      createdAt: now,
      startedAt: now,
      touchedAt: now,
      finishedAt: now,
      apiCallsMade: probed.reduce((sum, { calls }) => sum + calls, 0),
      requestsRemaining: usage?.provider?.requestsLeft ?? null,
      jobsRemaining: usage?.provider?.jobsLeft ?? null,
      quotaResetsAt: usage?.provider?.resetsAt ?? null,
      error,
      isDemo: isDemoSource(activeJobsDb),
    });
    const details = {
      success,
      endpoints: results.map(({ endpoint, status }) => `${endpoint}: ${status ?? "no answer"}`),
    };
    await noteAction(tx, { by, action: "tested the connection", subject: activeJobsDb.label, details }, now);
  });
  return { success, timestamp: now.toISOString(), recommendations, results };
}

/** The first probe costs no jobs and reports the quota for the others. */
async function probeAll(isBlocked: boolean, now: Date): Promise<Probed[]> {
  const [free, ...others] = probes;
  const first = await probe(free, isBlocked, now);
  return [first, ...(await Promise.all(others.map((each) => probe(each, false, now))))];
}

async function probe(
  { path, params, firstBytes, jobs, check }: Probe,
  isProbe: boolean,
  now: Date,
): Promise<Probed> {
  const url = new URL(path, env.ACTIVE_JOBS_DB_URL);
  url.search = new URLSearchParams(params).toString();
  let calls = 0;
  let status: number | null = null;
  let sentAt = performance.now();
  const result = (problem: string | null) => ({
    endpoint: path,
    status,
    responseTime: calls ? Math.round(performance.now() - sentAt) : 0,
    problem,
  });
  const once: SingleRequest<Heard> = {
    headers: activeJobsDb.headers(env),
    ...(firstBytes ? { firstBytes } : {}),
    isProbe,
    jobs: { most: jobs.most, of: ({ rows }) => jobs.of(rows) },
    onSend() {
      calls += 1;
      sentAt = performance.now();
    },
    read(answer) {
      status = answer.status;
      // The time excludes our own database work that follows.
      return { answered: result(null), rows: check(answer) };
    },
  };
  try {
    const { answered } = await sendOnce(activeJobsDb, url, once, () => now);
    return { result: answered, fault: null, calls };
  } catch (error) {
    const fault = faultOf(error, status, calls > 0);
    return { result: result(fault.message), fault, calls };
  }
}

function isBlockedByWord(usage: Usage | null): boolean {
  return usage?.isExceeded === true && usage.requests < usage.requestsLimit && usage.jobs < usage.jobsLimit;
}
