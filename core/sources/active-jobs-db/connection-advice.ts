import { logger } from "#core/platform/logger.server.ts";
import { refusalOf, type Usage } from "#core/sources/requests/quota.ts";
import { quotaExceeded } from "#core/sources/requests/quota-words.ts";
import { QuotaError, SourceError } from "#core/sources/source-error.ts";
import { tidyLine } from "#core/text/tidy.ts";

type Kind =
  | "key"
  | "plan"
  | "quota"
  | "haste"
  | "trouble"
  | "form"
  | "gone"
  | "broken off"
  | "unreachable"
  | "ours";

export type Fault = { kind: Kind; message: string };

/** `status` is null without an answer. `wasSent` is false if the request never went out. */
export function faultOf(error: unknown, status: number | null, wasSent: boolean): Fault {
  if (!(error instanceof SourceError)) {
    logger.error({ err: error }, "a connection test failed");
    return { kind: "ours", message: `The test failed on our side: ${tidyLine(String(error).slice(0, 200))}` };
  }
  return { kind: kindOf(error, status, wasSent), message: error.message };
}

function kindOf(error: SourceError, status: number | null, wasSent: boolean): Kind {
  if (error instanceof QuotaError) return "quota";
  if (status === null) return wasSent ? "unreachable" : "ours";
  if (status === 401) return "key";
  if (status === 403) return "plan";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "haste";
  if (status >= 500) return "trouble";
  return status === 200 && /incomplete answer|empty answer/.test(error.message) ? "broken off" : "form";
}

const advice: Record<Exclude<Kind, "quota">, string> = {
  key: "The provider rejected the key. Copy it again from the provider's dashboard into ACTIVE_JOBS_DB_KEY and restart.",
  plan: "The key has no access. Subscribe its account to Active Jobs DB, in a plan that has the endpoints that failed.",
  haste:
    "The provider was asked too often at once. Wait a minute and test again; if this repeats, another program may be using the same key.",
  trouble:
    "The provider has a server problem. Test again later: stored jobs are safe and the daily sync retries.",
  form: "The answer is not what the service sends. Check ACTIVE_JOBS_DB_URL; if it is right, the service has changed and its client needs an update.",
  gone: "An endpoint is missing. Check ACTIVE_JOBS_DB_URL; if it is right, the service has changed and its client needs an update.",
  "broken off":
    "An answer was cut off. Test again; if this repeats, check the network and any proxy on the way.",
  unreachable:
    "The provider cannot be reached. Check the network, the firewall and ACTIVE_JOBS_DB_URL, then test again.",
  ours: "The test failed on our side. Look into the server's log, then test again.",
};

const slowMs = 5_000;

export function recommend(found: {
  missing: string[];
  faults: Fault[];
  results: { responseTime: number }[];
  usage: Usage | null;
}): string[] {
  const { missing, faults, results, usage } = found;
  if (missing.length)
    return [`Set ${missing.join(" and ")} and restart: we can't ask the provider without it.`];
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  const words = kinds.map((kind) => (kind === "quota" ? quotaAdvice(usage) : advice[kind]));
  if (results.some(({ responseTime }) => responseTime > slowMs))
    words.push("The provider is slow, so syncs take longer. Test again later.");
  if (usage && !kinds.includes("quota")) words.push(...nearlyUsed(usage));
  return words.length ? words : ["All endpoints responded. Nothing to do."];
}

function quotaAdvice(usage: Usage | null): string {
  if (usage && !usage.isExceeded) return refusalOf(usage);
  const isOurs = usage && (usage.requests >= usage.requestsLimit || usage.jobs >= usage.jobsLimit);
  if (isOurs) return `${quotaExceeded}. We reached our monthly limit. Syncs resume on the 1st (UTC).`;
  const resetsAt = usage?.provider?.resetsAt;
  const until = resetsAt ? ` on ${resetsAt.toISOString().slice(0, 10)}` : "";
  return `${quotaExceeded}. The provider's quota resets${until}; after upgrading the plan, test again.`;
}

function nearlyUsed({ requests, requestsLimit, jobs, jobsLimit, provider }: Usage): string[] {
  const number = new Intl.NumberFormat("en-US");
  const words: string[] = [];
  for (const [what, used, limit, left] of [
    ["requests", requests, requestsLimit, provider?.requestsLeft],
    ["jobs", jobs, jobsLimit, provider?.jobsLeft],
  ] as const) {
    const rest = Math.max(0, Math.min(limit - used, left ?? limit));
    if (rest <= limit / 10)
      words.push(
        `Only ${number.format(rest)} ${what} are left this month. Keep them for the daily sync: don't start a backfill.`,
      );
  }
  return words;
}
