import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { askLink, type LinkAnswer } from "./ask-link.ts";
import { type Ask, openWeb } from "./ask-web.ts";
import { listOutsideLinks } from "./content.ts";
import { keepLinks, linksAskedBefore, otherLinksThatAnswered, writeAnswers } from "./link-records.ts";
import type { OutsideLink } from "./outside-links.ts";

export type CheckedLink = OutsideLink & LinkAnswer;

type Check = {
  askedBefore?: Date;
  links?: OutsideLink[];
  ask?: Ask;
  limitMs?: number;
  signal?: AbortSignal | undefined;
  onAnswer?: (checked: CheckedLink, left: number) => void;
};

const freshMs = 6 * dayMs;

/**
 * This is below the task's own limit (core/platform/task-queues.ts), so a retry asks only the remaining
 * links.
 */
const weeklyLimitMs = 2 * hourMs;

/** A release may add links, so this also runs at every start. Asks nothing while local stand-ins run. Ends early where told. */
export async function checkLinksWeekly(
  now = new Date(),
  options: Pick<Check, "ask" | "signal"> = {},
): Promise<CheckedLink[] | null> {
  if (env.LOCAL_SERVICES_URL) return null;
  const askedBefore = new Date(now.getTime() - freshMs);
  return checkLinks({ askedBefore, limitMs: weeklyLimitMs, ...options }, now);
}

/**
 * A failure counts only once another host answers, because our own connection may be down. Null if nothing
 * answered. Aborted, it keeps what was answered and leaves the other links due.
 */
export async function checkLinks(
  {
    askedBefore,
    links = listOutsideLinks(),
    ask = openWeb(),
    limitMs = Number.POSITIVE_INFINITY,
    signal,
    onAnswer,
  }: Check = {},
  now = new Date(),
): Promise<CheckedLink[] | null> {
  await keepLinks(links, now);
  const due = askedBefore ? await linksAskedBefore(askedBefore) : links;
  const start = performance.now();
  const checked: CheckedLink[] = [];
  let waiting: CheckedLink[] = [];
  const write = async () => {
    await writeAnswers(waiting, now);
    checked.push(...waiting);
    waiting = [];
  };
  for (const [index, link] of due.entries()) {
    if (signal?.aborted) break;
    const answered = { ...link, ...(await askLink(link.url, ask)) };
    waiting.push(answered);
    onAnswer?.(answered, due.length - index - 1);
    if (answered.status !== null) await write();
    if (performance.now() - start > limitMs)
      throw new Error("The outside links take too long; some are left.");
  }
  if (waiting.length && !signal?.aborted) {
    if (await canReachOthers(waiting, ask)) await write();
    else logger.warn({ asked: waiting.length }, "no outside link could be reached");
  }
  if (due.length && !checked.length) return null;
  const dead = checked.filter(({ outcome }) => outcome === "dead").length;
  logger.info({ asked: checked.length, dead }, "outside links were checked");
  return checked;
}

async function canReachOthers(silent: CheckedLink[], ask: Ask): Promise<boolean> {
  for (const { url } of await otherLinksThatAnswered(silent.map((link) => link.url)))
    if ((await askLink(url, ask)).status !== null) return true;
  return false;
}
