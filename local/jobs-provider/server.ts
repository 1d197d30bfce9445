import type { IncomingMessage, ServerResponse } from "node:http";
import { type JobsOn, jobsByDay } from "#local/demo/jobs-by-day.ts";
import { startOfDay } from "#local/demo/redate.ts";
import { serve } from "#local/serve.ts";
import { dayMs } from "#local/time.ts";
import { answerTrouble } from "#local/troubles.ts";
import { ProviderControls } from "./controls.ts";
import { readListingQuery } from "./listing-query.ts";
import { rowFromJob } from "./row.ts";

/** Days each endpoint looks back, and its row limit; changes cost no jobs. */
const listings: Record<string, { days: number; maxLimit: number; isOfChanges?: boolean }> = {
  "/active-ats-24h": { days: 1, maxLimit: 100 },
  "/active-ats-7d": { days: 7, maxLimit: 100 },
  "/active-ats-6m": { days: 183, maxLimit: 500 },
  "/modified-ats-24h": { days: 183, maxLimit: 500, isOfChanges: true },
};

type Answer = { status: number; body: unknown; jobs?: number };

export type JobsProvider = { url: string; controls: ProviderControls; close(): Promise<void> };

export async function startJobsProvider({
  port = 0,
  now = () => new Date(),
  jobs = jobsByDay(),
}: {
  port?: number;
  now?: () => Date;
  jobs?: JobsOn;
} = {}): Promise<JobsProvider> {
  const controls = new ProviderControls(() => jobs(now()));

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://provider");
    controls.requests += 1;
    await controls.troubles.pause();
    const { status, body, jobs } = answer(url, request.headers["x-rapidapi-key"], controls, now());
    const trouble = controls.troubles.take(url.pathname);
    if (trouble) {
      answerTrouble(trouble, response, JSON.stringify(body));
      return;
    }
    if (status === 200) controls.quota.spend(jobs ?? 0);
    response
      .writeHead(status, { "content-type": "application/json", ...controls.quota.headers(now()) })
      .end(JSON.stringify(body));
  }

  return { ...(await serve(port, handle)), controls };
}

function answer(url: URL, key: string | string[] | undefined, controls: ProviderControls, now: Date): Answer {
  if (!key) return refusal(401, "Invalid API key. Go to https://docs.rapidapi.com/docs/keys for more info.");
  const spent = controls.quota.spentCounter();
  if (spent)
    return refusal(
      429,
      `You have exceeded the MONTHLY quota for ${spent} on your current plan, ULTRA. Upgrade your plan at https://rapidapi.com/fantastic-jobs-fantastic-jobs-default/api/active-jobs-db`,
    );
  if (url.pathname === "/active-ats-expired") return { status: 200, body: controls.expiredIds() };
  const listing = listings[url.pathname];
  if (!listing) return refusal(404, `Endpoint '${url.pathname}' does not exist`);
  const query = readListingQuery(url.searchParams, listing.maxLimit);
  if (typeof query === "string") return refusal(400, query);

  const since = startOfDay(now) - listing.days * dayMs;
  const rows = controls
    .listed()
    .filter((job) => (listing.isOfChanges ? controls.isChanged(job.id) : true))
    .filter((job) => job.datePosted.getTime() >= since && query.matches(job))
    .slice(query.offset, query.offset + query.limit)
    .map((job) => rowFromJob(job, query.row));
  return { status: 200, body: rows, jobs: listing.isOfChanges ? 0 : rows.length };
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message } };
}
