import { setTimeout as sleep } from "node:timers/promises";
import pRetry from "p-retry";
import pThrottle from "p-throttle";
import { env } from "#core/env.server.ts";
import { readBody } from "#core/sources/read-body.ts";
import { SourceError } from "#core/sources/source.ts";

/** What a provider's rate headers say is left; null where it sends none. */
export type Quota = { requests: number | null; jobs: number | null; resetsAt: Date | null };

export type Ask = {
  /** Sent as JSON, by POST. */
  body?: unknown;
  /** Of a metered source: how many jobs of the quota the answer may cost at most, and how many it did. */
  jobs?: { most: number; of(answer: unknown): number };
};

/** What an answer was marked with; the next request of the same says so. */
export type Marks = { etag: string | null; lastModified: string | null };

/** The one way to ask a source something. Counts what it costs. */
export type Http = {
  /** Every request sent, repeated ones too. */
  calls: number;
  quota: Quota | null;
  getJson(url: URL, ask?: Ask): Promise<unknown>;
  /** The text of an answer with its marks, or null where it is as these marks say (304). */
  getMarked(url: URL, marks: Marks, accept?: string): Promise<{ body: string; marks: Marks } | null>;
  /** How many jobs of the quota are left, by our own count and the provider's word; Infinity for a free source. */
  jobsLeft(): Promise<number>;
};

const requestsPerSecond = 5;
const retries = 3;
const longestWaitMs = 30_000;
// Tests live through every pause there is.
const secondMs = env.NODE_ENV === "test" ? 5 : 1_000;

/** Worth another try: the network, a busy server, an answer that broke off. */
class Passing extends SourceError {
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Opens the way to one source for one run. Its refusals become messages that say what to do. */
export function openHttp(label: string, headers: Record<string, string>): Http {
  const throttle = pThrottle({ limit: requestsPerSecond, interval: secondMs, strict: true });
  const http: Http = { calls: 0, quota: null, getJson, getMarked, jobsLeft };
  const send = throttle(async (url: URL) => {
    http.calls += 1;
    const answer = await fetchOnce(label, url, headers);
    http.quota = readQuota(answer.headers) ?? http.quota;
    return answer;
  });

  async function getJson(url: URL): Promise<unknown> {
    return pRetry(async () => parse(label, url, await send(url)), {
      retries,
      minTimeout: secondMs,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof Passing,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (error instanceof Passing && retriesLeft > 0) await sleep(error.retryAfterMs);
      },
    });
  }

  async function getMarked(): Promise<never> {
    throw new Error("not built yet");
  }

  async function jobsLeft(): Promise<number> {
    throw new Error("not built yet");
  }

  return http;
}

type Answer = { status: number; headers: Headers; body: string };

async function fetchOnce(label: string, url: URL, headers: Record<string, string>): Promise<Answer> {
  try {
    const { response, body } = await readBody(url, { accept: "application/json", ...headers });
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (error instanceof RangeError)
      throw new SourceError(
        `${label} sent an answer that is too large to be right: ${url.host}${url.pathname}.`,
      );
    const reason =
      error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
    throw new Passing(
      `${label} could not be reached at ${url.host} (${reason}). Check the network and the address, then run it again.`,
    );
  }
}

function parse(label: string, url: URL, { status, headers, body }: Answer): unknown {
  if (status !== 200) throw refusal(label, url, status, headers, messageOf(body));
  if (!body.trim())
    throw new Passing(
      `${label} answered with nothing. Run it again later; if that stays, check the address ${url.host}.`,
    );
  if (/^\s*</.test(body))
    throw new SourceError(
      `${label} answered with a web page instead of data. Check the address ${url.host}${url.pathname}.`,
    );
  try {
    return JSON.parse(body);
  } catch {
    throw new Passing(`${label} sent an answer that broke off or is not JSON. Run it again later.`);
  }
}

function refusal(label: string, url: URL, status: number, headers: Headers, message: string): SourceError {
  const said = message ? `: "${message}"` : "";
  if (status === 401)
    return new SourceError(
      `${label} does not accept the key (401${said}). Check the key in the configuration.`,
    );
  if (status === 403)
    return new SourceError(
      `${label} refuses access (403${said}). Check that the key is subscribed to this service.`,
    );
  if (status === 429 && /quota|monthly/i.test(message))
    return new SourceError(
      `The quota at ${label} is used up (429${said}). Wait until it resets or take a larger plan.`,
    );
  if (status === 429)
    return new Passing(
      `${label} says that there were too many requests (429${said}). Run it again in a few minutes.`,
      retryAfterMs(headers),
    );
  if (status >= 500)
    return new Passing(
      `${label} is in trouble (${status}${said}). Run it again later; what was stored stays.`,
    );
  if (status >= 300 && status < 400)
    return new SourceError(
      `${label} wants to redirect (${status}) to ${headers.get("location")}, which is not followed. Check the address ${url.host}.`,
    );
  return new SourceError(
    `${label} did not understand the request (${status}${said}). Check the address ${url.host}${url.pathname} and the keywords.`,
  );
}

/** Given as seconds; as a date, or absent, it leaves us to our own pauses. */
function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds * secondMs, longestWaitMs) : 0;
}

/** Gateways put their reason into `message`; anything else is not worth showing. */
function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? message.slice(0, 200) : "";
  } catch {
    return "";
  }
}

function readQuota(headers: Headers): Quota | null {
  const number = (name: string) => {
    const text = headers.get(`x-ratelimit-${name}`);
    return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
  };
  const resets = number("jobs-reset") ?? number("requests-reset");
  const quota = {
    requests: number("requests-remaining"),
    jobs: number("jobs-remaining"),
    resetsAt: resets === null ? null : new Date(Date.now() + resets * 1_000),
  };
  return Object.values(quota).every((value) => value === null) ? null : quota;
}
