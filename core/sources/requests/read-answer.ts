import { NotFound, NotUnderstood, QuotaError, SourceError } from "#core/sources/source-error.ts";
import { tidyLine } from "#core/text/tidy.ts";

const largest = 2_147_483_647;
const monthSeconds = 31 * 24 * 3600;

export type Answer = { url: URL; status: number; headers: Headers; body: string };

export type Quota = { requests: number | null; jobs: number | null; resetsAt: Date | null };

export class TemporaryError extends SourceError {
  /** In seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

export function readJson(label: string, answer: Answer): unknown {
  const text = readText(label, answer);
  if (/^\s*</.test(text))
    throw new SourceError(
      `${label} answered with a web page instead of data. Check the address ${answer.url.host}${answer.url.pathname}.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new TemporaryError(`${label} sent an incomplete answer or no JSON. Run it again later.`);
  }
}

export function readText(label: string, answer: Answer): string {
  if (answer.status !== 200) throw Object.assign(refusal(label, answer), { status: answer.status });
  if (answer.body.trim()) return answer.body;
  throw new TemporaryError(
    `${label} sent an empty answer. Run it again later; if that repeats, check the address ${answer.url.host}.`,
  );
}

/** True for monthly limits but not for too many requests per second. */
export function isQuotaRefusal({ status, body }: Answer): boolean {
  return status === 429 && /quota|monthly/i.test(messageOf(body));
}

function refusal(label: string, answer: Answer): SourceError {
  const { url, status, headers } = answer;
  const message = messageOf(answer.body);
  const detail = message ? `: "${message}"` : "";
  if (status === 401)
    return new SourceError(
      `${label} does not accept the key (401${detail}). Check the key in the configuration.`,
    );
  if (status === 403)
    return new SourceError(
      `${label} refuses access (403${detail}). Check that the key is subscribed to this service.`,
    );
  if (status === 404 || status === 410)
    return new NotFound(
      `${label} has nothing at ${url.host}${url.pathname} (${status}${detail}). Check the address.`,
    );
  if (isQuotaRefusal(answer))
    return new QuotaError(
      `The quota at ${label} is used up (429${detail}). Wait until it resets or take a larger plan.`,
    );
  if (status === 429)
    return new TemporaryError(
      `${label} says that there were too many requests (429${detail}). Run it again in a few minutes.`,
      retryAfter(headers),
    );
  if (status >= 500)
    return new TemporaryError(
      `${label} has a server problem (${status}${detail}). Run it again later; stored jobs are kept.`,
    );
  if (status >= 300 && status < 400)
    return new SourceError(
      `${label} wants to redirect (${status}) to ${shown(headers.get("location") ?? "nowhere")}, which is not followed. Check the address ${url.host}.`,
    );
  return new NotUnderstood(
    `${label} did not understand the request (${status}${detail}). Check the address ${url.host}${url.pathname} and the keywords.`,
  );
}

function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? seconds : 0;
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? shown(message) : "";
  } catch {
    return "";
  }
}

function shown(text: string): string {
  return tidyLine(text.slice(0, 200));
}

export function readQuota(headers: Headers, now: Date): Quota | null {
  const number = (name: string) => {
    const text = headers.get(`x-ratelimit-${name}`);
    // Plans that allow overuse report negative numbers. The column cannot hold larger ones.
    return text !== null && /^-?\d{1,15}$/.test(text) ? Math.min(Math.max(0, Number(text)), largest) : null;
  };
  // Some headers give a date instead of a duration, so we wait at most a month.
  const resets = number("jobs-reset") ?? number("requests-reset");
  const quota = {
    requests: number("requests-remaining"),
    jobs: number("jobs-remaining"),
    resetsAt: resets === null ? null : new Date(now.getTime() + Math.min(resets, monthSeconds) * 1_000),
  };
  return Object.values(quota).every((value) => value === null) ? null : quota;
}
