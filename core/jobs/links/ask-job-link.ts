import { delayHost, retryAfter, takeHostTurn } from "#core/jobs/links/host-pace.ts";
import type { LinkWeb } from "#core/jobs/links/link-web.ts";
import { namesJob } from "#core/jobs/links/names-job.ts";
import { type Robots, readRobots } from "#core/jobs/links/robots.ts";
import type { LinkOutcome } from "#core/jobs/links/tables.ts";
import { isAskable } from "#core/jobs/links/track-links.ts";
import type { WebAnswer } from "#core/platform/ask-web.ts";
import { env } from "#core/platform/env.server.ts";
import { NotPublic } from "#core/platform/public-lookup.ts";

export type JobLink = { url: string; title: string; etag: string | null; lastModified: string | null };

export type LinkAnswer = {
  outcome: LinkOutcome;
  host: string;
  status: number | null;
  problem: string | null;
  /** The site did not want to, or could not, answer. */
  isRefusal: boolean;
  etag: string | null;
  lastModified: string | null;
};

const mostRedirects = 5;
const mostBytes = 128 * 1024;
const redirects = [301, 302, 303, 307, 308];
const signIn = /(?:^|[/._-])(?:log-?in|sign-?in|sso|oauth2?|saml2?|auth(?:orize)?)(?:[/._-]|$)/i;

/** Null when it is not this link's turn at one of the hosts on its way. */
export async function askJobLink(link: JobLink, web: LinkWeb, now: Date): Promise<LinkAnswer | null> {
  const start = new URL(link.url);
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const { host } = url;
    const unknown = (problem: string, status: number | null = null) =>
      answerOf({ outcome: "unknown", host, status, problem, isRefusal: true });
    if (!isAskable(url)) return unknown("It leads to no web page.");
    if (hop > 0 && (signIn.test(url.hostname) || signIn.test(url.pathname)))
      return unknown("It asks to sign in.");
    const robots = await readRobots(url, web, now);
    if (robots.kind === "no turn") return null;
    if (robots.kind === "unreachable") return unknown("Its robots.txt cannot be read.", robots.status);
    if (!robots.allows(url)) return answerOf({ outcome: "barred", host, problem: "Its robots.txt bars us." });
    if (!(await takeHostTurn(host, now, gapOf(robots)))) return null;
    const headers = hop === 0 ? conditions(link) : {};
    const answer = await web(url, { headers, mostBytes }).catch((error: unknown) => problemOf(error));
    if (typeof answer === "string") return unknown(answer);
    const wait = retryAfter(answer.headers["retry-after"], now);
    if (wait !== null) await delayHost(host, wait);
    const next = redirects.includes(answer.status) ? URL.parse(answer.headers.location ?? "", url) : null;
    if (!next) return judge(link, start, url, answer);
    url = next;
  }
  return answerOf({ outcome: "unknown", host: url.host, problem: "It leads in circles.", isRefusal: true });
}

function gapOf({ gapSeconds = 0 }: Extract<Robots, { kind: "rules" }>): number {
  return Math.max(gapSeconds, env.LINK_GAP_SECONDS);
}

function conditions({ etag, lastModified }: JobLink): Record<string, string> {
  return {
    ...(etag ? { "if-none-match": etag } : {}),
    ...(lastModified ? { "if-modified-since": lastModified } : {}),
  };
}

function judge({ title }: JobLink, start: URL, end: URL, { status, headers, body }: WebAnswer): LinkAnswer {
  const { host } = end;
  if (status === 404 || status === 410)
    return answerOf({ outcome: "dead", host, status, problem: "The page is gone." });
  const isPage = (status >= 200 && status < 300) || status === 304;
  if (!isPage)
    return answerOf({ outcome: "unknown", host, status, problem: "It did not answer us.", isRefusal: true });
  if (isSamePage(start, end)) {
    const marks = { etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null };
    return answerOf({ outcome: "alive", host, status, ...marks });
  }
  if (namesJob(body, title)) return answerOf({ outcome: "alive", host, status });
  const problem = "It leads to a page that does not name the job.";
  return answerOf({ outcome: isHome(start, end) ? "dead" : "unknown", host, status, problem });
}

function isSamePage(one: URL, other: URL): boolean {
  const bare = ({ hostname, pathname, search }: URL) =>
    hostname.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search;
  return bare(one).toLowerCase() === bare(other).toLowerCase();
}

const homeNames = /^(?:careers?|jobs?|openings?|positions|employment|join-us|work-with-us|opportunities)$/i;

/** A careers home is named like one or nearer to the root than the job's page, and keeps nothing of its address. */
function isHome(start: URL, end: URL): boolean {
  const segments = ({ pathname }: URL) => pathname.split("/").filter(Boolean);
  const own = segments(start).at(-1);
  if (own && end.href.includes(own)) return false;
  const left = segments(end);
  return left.length < segments(start).length || homeNames.test(left.at(-1) ?? "careers");
}

function answerOf(known: Pick<LinkAnswer, "outcome" | "host"> & Partial<LinkAnswer>): LinkAnswer {
  return { status: null, problem: null, isRefusal: false, etag: null, lastModified: null, ...known };
}

function problemOf(error: unknown): string {
  if (error instanceof NotPublic) return "It leads to an address that is not public.";
  const { name, code, message } = error as NodeJS.ErrnoException;
  return name === "TimeoutError"
    ? "It took too long to answer."
    : `It cannot be reached (${code ?? message}).`;
}
