import { href } from "react-router";
import { countAlertMatches } from "#core/alerts/news/count-alert-matches.ts";
import type { Span } from "#core/jobs/query/conditions.ts";
import { countRecent } from "#core/jobs/query/list-search-jobs.ts";
import { dayOf, startOfDay, zone } from "#core/text/day-and-time.ts";
import { dayMs } from "#core/text/time.ts";
import { countSavedClosing } from "#core/tracker/saved/count-saved-closing.ts";

export type NewsItem = { text: string; to: string };

type Period = { span: Span; words: string; to: string };

const days = 7;
const week: Period = { span: days, words: "this week", to: `${href("/jobs")}?max_age=${days}` };
const longestAbsence = 30;

/** What happened since the last visit, and what ends in the next week. People with the same last visit share a count. */
export async function readNews(
  userId: string,
  lastVisit: string | null,
  now = new Date(),
): Promise<NewsItem[]> {
  const [{ posted, forAlerts, words, to }, closing] = await Promise.all([
    countNews(userId, absence(lastVisit, now), now),
    countSavedClosing(userId, days, now),
  ]);
  const item = (count: number | null, text: string, to: string) =>
    count ? [{ text: `${count.toLocaleString("en-US")} ${text}`, to }] : [];
  return [
    ...item(posted, `new ${words}`, to),
    ...item(forAlerts, "for your alerts", href("/my-alerts")),
    ...item(closing, `saved ${closing === 1 ? "closes" : "close"} this week`, href("/my-jobs")),
  ];
}

async function countNews(userId: string, period: Period, now: Date) {
  const [posted, forAlerts] = await Promise.all([
    countRecent(period.span, now),
    countAlertMatches(userId, period.span, now),
  ]);
  if (posted || period === week) return { ...period, posted, forAlerts };
  return countNews(userId, week, now);
}

/** The day of the last visit counts whole. No filter begins with a day, so the link leads to the newest jobs. */
function absence(lastVisit: string | null, now: Date): Period {
  if (!lastVisit) return week;
  const span = startOfDay(lastVisit);
  const daysAgo = Math.round((startOfDay(dayOf(now)).getTime() - span.getTime()) / dayMs);
  if (daysAgo < 1 || daysAgo > longestAbsence) return week;
  return { span, words: `since ${nameOf(span, daysAgo)}`, to: href("/jobs") };
}

function nameOf(day: Date, daysAgo: number): string {
  if (daysAgo === 1) return "yesterday";
  const format = daysAgo < 7 ? ({ weekday: "long" } as const) : ({ month: "short", day: "numeric" } as const);
  return day.toLocaleDateString("en-US", { ...format, ...zone });
}
