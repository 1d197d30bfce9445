import { href } from "react-router";
import { countAlertMatches } from "#core/alerts/news/count-alert-matches.ts";
import { searchFigures } from "#core/jobs/query/list-search-jobs.ts";
import { countSavedClosing } from "#core/tracker/saved/count-saved-closing.ts";

export type NewsItem = { text: string; to: string };

const days = 7;

/** What happened in the last week and what ends in the next. Everybody shares the first figure. */
export async function readNews(userId: string, now = new Date()): Promise<NewsItem[]> {
  const [posted, forAlerts, closing] = await Promise.all([
    searchFigures({ maxAge: days }, now),
    countAlertMatches(userId, days, now),
    countSavedClosing(userId, days, now),
  ]);
  const item = (count: number | null, text: string, to: string) =>
    count ? [{ text: `${count.toLocaleString("en-US")} ${text}`, to }] : [];
  return [
    ...item(posted.count, "new this week", `${href("/jobs")}?max_age=${days}`),
    ...item(forAlerts, "for your alerts", href("/my-alerts")),
    ...item(closing, `saved ${closing === 1 ? "closes" : "close"} this week`, href("/my-jobs")),
  ];
}
