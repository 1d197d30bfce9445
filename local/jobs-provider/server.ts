import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loadPostings } from "#local/demo/load-postings.ts";
import type { Posting } from "#local/demo/posting.ts";
import { type Dated, redate, startOfDay } from "#local/demo/redate.ts";
import { readListingQuery } from "./listing-query.ts";
import { Quota } from "./quota.ts";
import { rowFromPosting } from "./row.ts";

const dayMs = 86_400_000;

/** How far back each listing endpoint looks, and how many rows it gives at most. */
const listings: Record<string, { days: number; maxLimit: number }> = {
  "/active-ats-24h": { days: 1, maxLimit: 100 },
  "/active-ats-7d": { days: 7, maxLimit: 100 },
  "/active-ats-6m": { days: 183, maxLimit: 500 },
};

/** Nothing of the demonstration changes or goes within a day: these answer an empty list, and cost a request only. */
const emptyLists = ["/modified-ats-24h", "/active-ats-expired"];

/** An answer to give in place of the right one, on one path or on all. */
export type Fault = { path?: string; status: number; body?: string };

type Answer = { status: number; body: unknown; jobs?: number };

/** Serves the demonstration jobs in the protocol of Active Jobs DB on RapidAPI. */
export async function startJobsProvider({
  port = 0,
  now = () => new Date(),
  fault,
}: {
  port?: number;
  now?: () => Date;
  fault?: Fault;
} = {}): Promise<{ url: string; close(): Promise<void> }> {
  const postings = postingsByDay();
  const quota = new Quota();

  function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://provider");
    if (fault && (fault.path ?? url.pathname) === url.pathname) {
      response.writeHead(fault.status, { "content-type": "application/json" }).end(fault.body);
      return;
    }
    const { status, body, jobs } = answer(url, request.headers["x-rapidapi-key"], quota, postings, now());
    if (status === 200) quota.spend(jobs ?? 0);
    response
      .writeHead(status, { "content-type": "application/json", ...quota.headers(now()) })
      .end(JSON.stringify(body));
  }

  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  url: URL,
  key: string | string[] | undefined,
  quota: Quota,
  postings: (now: Date) => Dated<Posting>[],
  now: Date,
): Answer {
  if (!key) return refusal(401, "Invalid API key. Go to https://docs.rapidapi.com/docs/keys for more info.");
  if (!quota.isOpen())
    return refusal(
      429,
      "You have exceeded the MONTHLY quota for Requests on your current plan, ULTRA. Upgrade your plan at https://rapidapi.com/fantastic-jobs-fantastic-jobs-default/api/active-jobs-db",
    );
  if (emptyLists.includes(url.pathname)) return { status: 200, body: [] };
  const listing = listings[url.pathname];
  if (!listing) return refusal(404, `Endpoint '${url.pathname}' does not exist`);
  const query = readListingQuery(url.searchParams, listing.maxLimit);
  if (typeof query === "string") return refusal(400, query);

  const since = startOfDay(now) - listing.days * dayMs;
  const rows = postings(now)
    .filter((posting) => posting.datePosted.getTime() >= since && query.matches(posting))
    .slice(query.offset, query.offset + query.limit)
    .map((posting) => rowFromPosting(posting, query.row));
  return { status: 200, body: rows, jobs: rows.length };
}

/** RapidAPI's form of an error. */
function refusal(status: number, message: string): Answer {
  return { status, body: { message } };
}

/** The postings with their dates of the day asked for, worked out once a day. */
function postingsByDay(): (now: Date) => Dated<Posting>[] {
  const postings = loadPostings();
  let day = Number.NaN;
  let dated: Dated<Posting>[] = [];
  return (now) => {
    if (startOfDay(now) !== day) {
      day = startOfDay(now);
      dated = redate(postings, now);
    }
    return dated;
  };
}
