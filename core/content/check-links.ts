import { env } from "#core/env.server.ts";
import { logger } from "#core/logger.server.ts";
import { askLink, type LinkAnswer } from "./ask-link.ts";
import { type Ask, openWeb } from "./ask-web.ts";
import { listOutsideLinks } from "./content.ts";
import { keepLinks, linksAskedBefore, writeAnswers } from "./link-records.ts";
import type { OutsideLink } from "./outside-links.ts";

export type CheckedLink = OutsideLink & LinkAnswer;

type Check = {
  /** Leaves out what was asked since then. */
  askedBefore?: Date;
  links?: OutsideLink[];
  ask?: Ask;
  onAnswer?: (checked: CheckedLink, left: number) => void;
};

/** A little less than the week between two runs, so that a late one does not cost the next. */
const freshMs = 6 * 86_400_000;

/**
 * Asks what has not been asked this week. Called by the clock and at every start, when a release may have brought new
 * links. While stand-ins run this is a trial, which asks nothing outside.
 */
export async function checkLinksWeekly(now = new Date(), ask?: Ask): Promise<CheckedLink[] | null> {
  if (env.LOCAL_SERVICES_URL) return null;
  return checkLinks({ askedBefore: new Date(now.getTime() - freshMs), ask }, now);
}

/**
 * Asks the outside links of our texts, one after the other, and writes down what they answered; links that no text has any more
 * are forgotten. Null, and nothing written, where none of them could be reached: then it is we who are cut off.
 */
export async function checkLinks(
  { askedBefore, links = listOutsideLinks(), ask = openWeb(), onAnswer }: Check = {},
  now = new Date(),
): Promise<CheckedLink[] | null> {
  await keepLinks(links, now);
  const due = askedBefore ? await linksAskedBefore(askedBefore) : links;
  const checked: CheckedLink[] = [];
  for (const link of due) {
    const answered = { ...link, ...(await askLink(link.url, ask)) };
    checked.push(answered);
    onAnswer?.(answered, due.length - checked.length);
  }
  if (due.length && checked.every(({ status }) => status === null)) {
    logger.warn({ asked: due.length }, "no outside link could be reached");
    return null;
  }
  await writeAnswers(checked, now);
  const dead = checked.filter(({ outcome }) => outcome === "dead").length;
  logger.info({ asked: due.length, dead }, "outside links were checked");
  return checked;
}
