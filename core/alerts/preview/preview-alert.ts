import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { fixWords, nearWorkInWords, readAs } from "#core/alerts/fix-words.ts";
import { type MailWindow, mailWindows } from "#core/alerts/preview/mail-windows.ts";
import { placeWarning } from "#core/alerts/preview/name-and-place.ts";
import {
  featuredMails,
  type MailsAsked,
  mailsAmong,
  momentOf,
  ordinaryMails,
  type PastMail,
} from "#core/alerts/preview/past-mails.ts";
import { type AlertWarning, widthWarning } from "#core/alerts/preview/width.ts";
import { alertZone, type Frequency } from "#core/alerts/rhythm.ts";
import { type CardRow, toCards } from "#core/jobs/card-rows.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { countLimit, findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { selectByIds } from "#core/jobs/list/select-cards.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export type PreviewJob = { title: string; company: string; location: string; path: string };

export type PreviewMail = {
  /** Example: "Tue, Nov 24". */
  day: string;
  /** The next email is not complete yet. */
  isNext: boolean;
  count: number;
  isCapped: boolean;
  jobs: PreviewJob[];
  /** How many more than the named ones; a person without a subscription gets no other names. */
  more: number;
};

export type AlertPreview = {
  /** In the last days. */
  count: number;
  isCapped: boolean;
  jobs: PreviewJob[];
  mails: PreviewMail[];
  /** They never prevent saving. */
  warnings: AlertWarning[];
  readAs: string | null;
  nearWork: string | null;
};

type Drafted = { name?: string; frequency?: Frequency };

const namedInAll = 5;
const namedOfMail = 4;

/** The emails that the last days would have brought, as lists find jobs. */
export async function previewAlert(
  typed: JobQuery,
  viewer: Viewer,
  now = new Date(),
  { name = "", frequency = "daily" }: Drafted = {},
): Promise<AlertPreview> {
  const criteria = await fixWords(typed);
  const windows = mailWindows(frequency, now);
  const asked = { conditions: fixedConditions(criteria, now), windows, moment: await momentOf(windows), now };
  const [featured, ordinary, wrongPlace] = await Promise.all([
    featuredMails(asked),
    ordinaryMails(asked),
    placeWarning(name, criteria),
  ]);
  const open = seesAllJobs(viewer) ? ordinary.mails : await openMails(asked);
  const named = await namedRows([...featured, ...open]);
  const mails = windows.flatMap(
    (window, at) =>
      toMail(window, ofWindow([...ordinary.mails, ...featured], at), named.get(at) ?? [], now) ?? [],
  );
  const week = sum([...ordinary.mails, ...featured], ({ week }) => week);
  const count = ordinary.isCapped ? countLimit + sum(featured, ({ week }) => week) : week;
  const width = widthWarning({ count, isCapped: ordinary.isCapped }, criteria, frequency, viewer);
  const newest = toCards([...named.values()].flat().toSorted(byDate), now);
  return {
    count,
    isCapped: ordinary.isCapped,
    jobs: newest.slice(0, namedInAll).map(toPreviewJob),
    mails,
    warnings: [width, wrongPlace].filter((warning) => warning !== null),
    readAs: readAs(criteria, typed.titles),
    nearWork: nearWorkInWords(criteria),
  };
}

/** Those of the newest free jobs that the alert finds. */
async function openMails(asked: MailsAsked): Promise<PastMail[]> {
  const { keys } = await findJobs({ conditions: [], ranking: null }, newest, { limit: freeJobs }, asked.now);
  return mailsAmong(
    keys.map(({ id }) => id),
    asked,
  );
}

/** By the place of the email in the list of windows. */
async function namedRows(mails: PastMail[]): Promise<Map<number, CardRow[]>> {
  const rows = await selectByIds(mails.flatMap(({ ids }) => ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Map<number, CardRow[]>();
  for (const { window, ids } of mails)
    named.set(window, [...(named.get(window) ?? []), ...ids.flatMap((id) => byId.get(id) ?? [])]);
  return named;
}

function ofWindow(mails: PastMail[], at: number): PastMail[] {
  return mails.filter(({ window }) => window === at);
}

function toMail(
  { due, isNext }: MailWindow,
  parts: PastMail[],
  named: CardRow[],
  now: Date,
): PreviewMail | null {
  const count = sum(parts, ({ count }) => count);
  if (!count) return null;
  const cards = toCards(named.toSorted(byDate), now).slice(0, namedOfMail);
  return {
    day: due.toLocaleDateString("en-US", {
      ...({ weekday: "short", month: "short", day: "numeric" } as const),
      timeZone: alertZone,
    }),
    isNext,
    count,
    isCapped: parts.some(({ isCapped }) => isCapped),
    jobs: cards.map(toPreviewJob),
    more: Math.max(0, count - sum(cards, ({ groupedCount }) => groupedCount)),
  };
}

function toPreviewJob(card: ReturnType<typeof toCards>[number]): PreviewJob {
  return { title: card.title, company: card.company, location: card.location, path: jobPath(card) };
}

function sum<Item>(items: Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function byDate(one: CardRow, other: CardRow): number {
  return other.datePosted.getTime() - one.datePosted.getTime();
}
