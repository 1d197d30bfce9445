import pRetry from "p-retry";
import { secondMs } from "#core/sources/requests/pace.ts";
import { jobsLeft } from "#core/sources/requests/quota.ts";
import {
  type Answer,
  type Quota,
  readJson,
  readQuota,
  readText,
  TemporaryError,
} from "#core/sources/requests/read-answer.ts";
import { type RequestSource, type SingleRequest, sendOnce } from "#core/sources/requests/send-once.ts";

export type Ask = {
  body?: unknown;
  /** `most` is the highest possible cost in jobs of the quota, `of` the actual one. */
  jobs?: { most: number; of(answer: unknown): number };
};

export type Marks = { etag: string | null; lastModified: string | null };

export type Http = {
  calls: number;
  jobs: number;
  quota: Quota | null;
  getJson(url: URL, ask?: Ask): Promise<unknown>;
  getMarked(url: URL, marks: Marks, accept?: string): Promise<{ body: string; marks: Marks } | null>;
  jobsLeft(): Promise<number>;
};

const retries = 3;

export function openHttp(
  source: RequestSource,
  headers: Record<string, string>,
  clock: () => Date = () => new Date(),
): Http {
  const { label } = source;
  const http: Http = {
    calls: 0,
    jobs: 0,
    quota: null,
    getJson: (url, ask = {}) => send(url, { ...ask, headers, read: (answer) => readJson(label, answer) }),
    getMarked: (url, marks, accept = "application/json") =>
      send(url, {
        headers: { ...headers, accept, ...conditions(marks) },
        read: (answer) => readMarked(label, answer, accept),
      }),
    jobsLeft: () => jobsLeft(source, clock()),
  };

  function send<T>(url: URL, once: SingleRequest<T>): Promise<T> {
    return pRetry(() => sendOnce(source, url, counted(once), clock), {
      retries,
      minTimeout: secondMs,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof TemporaryError,
    });
  }

  function counted<T>(once: SingleRequest<T>): SingleRequest<T> {
    const { jobs, read } = once;
    return {
      ...once,
      onSend: () => {
        http.calls += 1;
      },
      read: (answer) => {
        http.quota = readQuota(answer.headers, clock()) ?? http.quota;
        return read(answer);
      },
      jobs: jobs && {
        most: jobs.most,
        of: (value) => {
          const cost = jobs.of(value);
          http.jobs += cost;
          return cost;
        },
      },
    };
  }

  return http;
}

function conditions({ etag, lastModified }: Marks): Record<string, string> {
  if (!etag && !lastModified) return {};
  return {
    ...(etag ? { "if-none-match": etag } : {}),
    ...(lastModified ? { "if-modified-since": lastModified } : {}),
    // By default, fetch sends "no-cache", and some caches then send everything again.
    "cache-control": "max-age=0",
  };
}

function readMarked(label: string, answer: Answer, accept: string) {
  if (answer.status === 304) return null;
  const body = readText(label, answer);
  if (accept.includes("json")) readJson(label, answer);
  const marks = { etag: answer.headers.get("etag"), lastModified: answer.headers.get("last-modified") };
  return { body, marks };
}
