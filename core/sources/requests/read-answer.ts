import { NotFound, NotUnderstood, QuotaError, SourceError } from "#core/sources/source-error.ts";
import { tidyLine } from "#core/text/lines.ts";

const largest = 2_147_483_647;
const monthSeconds = 31 * 24 * 3600;

export type Answer = { url: URL; status: number; headers: Headers; body: string };

/** What a provider's rate headers say is left; null where it sends none. */
export type Quota = { requests: number | null; jobs: number | null; resetsAt: Date | null };

/** Worth another try: the network, a busy server, an answer that broke off. */
export class Passing extends SourceError {
  /** How many seconds the server asks to be left alone. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The data of an answer. Throws what a person can do something about. */
export function readJson(label: string, answer: Answer): unknown {
  const text = readText(label, answer);
  if (/^\s*</.test(text))
    throw new SourceError(
      `${label} answered with a web page instead of data. Check the address ${answer.url.host}${answer.url.pathname}.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new Passing(`${label} sent an answer that broke off or is not JSON. Run it again later.`);
  }
}

/** The text of an answer, which is never empty. */
export function readText(label: string, answer: Answer): string {
  if (answer.status !== 200) throw Object.assign(refusal(label, answer), { status: answer.status });
  if (answer.body.trim()) return answer.body;
  throw new Passing(
    `${label} answered with nothing. Run it again later; if that stays, check the address ${answer.url.host}.`,
  );
}

/** Too many this month, not this second. */
export function isQuotaRefusal({ status, body }: Answer): boolean {
  return status === 429 && /quota|monthly/i.test(messageOf(body));
}

function refusal(label: string, answer: Answer): SourceError {
  const { url, status, headers } = answer;
  const message = messageOf(answer.body);
  const said = message ? `: "${message}"` : "";
  if (status === 401)
    return new SourceError(
      `${label} does not accept the key (401${said}). Check the key in the configuration.`,
    );
  if (status === 403)
    return new SourceError(
      `${label} refuses access (403${said}). Check that the key is subscribed to this service.`,
    );
  if (status === 404 || status === 410)
    return new NotFound(
      `${label} has nothing at ${url.host}${url.pathname} (${status}${said}). Check the address.`,
    );
  if (isQuotaRefusal(answer))
    return new QuotaError(
      `The quota at ${label} is used up (429${said}). Wait until it resets or take a larger plan.`,
    );
  if (status === 429)
    return new Passing(
      `${label} says that there were too many requests (429${said}). Run it again in a few minutes.`,
      retryAfter(headers),
    );
  if (status >= 500)
    return new Passing(
      `${label} is in trouble (${status}${said}). Run it again later; what was stored stays.`,
    );
  if (status >= 300 && status < 400)
    return new SourceError(
      `${label} wants to redirect (${status}) to ${shown(headers.get("location") ?? "nowhere")}, which is not followed. Check the address ${url.host}.`,
    );
  return new NotUnderstood(
    `${label} did not understand the request (${status}${said}). Check the address ${url.host}${url.pathname} and the keywords.`,
  );
}

/** Given as seconds; as a date, or absent, it leaves us to our own pauses. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? seconds : 0;
}

/** Gateways put their reason into `message`; anything else is not worth showing. */
function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? shown(message) : "";
  } catch {
    return "";
  }
}

/** What a stranger wrote, fit to be stored and printed in a terminal. */
function shown(text: string): string {
  return tidyLine(text.slice(0, 200));
}

export function readQuota(headers: Headers, now: Date): Quota | null {
  const number = (name: string) => {
    const text = headers.get(`x-ratelimit-${name}`);
    // Below nothing where a plan lets its limit be passed, and pays for it; beyond what a column holds where there is none.
    return text !== null && /^-?\d{1,15}$/.test(text) ? Math.min(Math.max(0, Number(text)), largest) : null;
  };
  // Of a month at most, though the header say when instead of in how long.
  const resets = number("jobs-reset") ?? number("requests-reset");
  const quota = {
    requests: number("requests-remaining"),
    jobs: number("jobs-remaining"),
    resetsAt: resets === null ? null : new Date(now.getTime() + Math.min(resets, monthSeconds) * 1_000),
  };
  return Object.values(quota).every((value) => value === null) ? null : quota;
}
