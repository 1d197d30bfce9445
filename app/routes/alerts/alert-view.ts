import { alertLimits } from "#core/alerts/beyond-limits.ts";
import { alertSearch } from "#core/alerts/criteria.ts";
import type { ListedAlert } from "#core/alerts/list-alerts.ts";
import { alertTime, alertZone, type Frequency, frequencyLabels } from "#core/alerts/rhythm.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { daysText, type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { queryFields } from "#core/jobs/query/query-address.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";
import { longDate } from "#core/text/long-date.ts";

export type AlertView = {
  id: string;
  name: string;
  criteria: Record<string, string> | null;
  /** Example: "biologist in Utah". Null if the keywords are already written that way. */
  readAs: string | null;
  /** Example: "Travel paid", which was a choice once. */
  ended: string | null;
  /** Why it sends nothing, and what to do. */
  paused: string | null;
  frequency: Frequency;
  isActive: boolean;
  facts: string | null;
  /** Example: "Within 7 days"; null for any closing date. */
  closes: string | null;
  /** Example: "Starting between Sep 1 and Sep 30, 2027". */
  starts: string | null;
  place: string | null;
  /** The list of the jobs that it finds. */
  jobsAt: string | null;
  often: string;
  lastSent: string | null;
  next: string;
};

const pauseReasons = {
  "too long": `We paused this alert because its search is too long. Edit it to start it again. ${alertLimits}`,
  failed: "We paused this alert because we couldn’t check its search. Edit its keywords to start it again.",
};

function placeText(criteria: JobQuery): string | null {
  const around = wordsOf(criteria, "near") ?? criteria.location;
  return [criteria.city, criteria.state, around].filter(Boolean).join(", ") || null;
}

export function toAlertView(alert: ListedAlert, now = new Date()): AlertView {
  const { id, name, criteria, readAs, ended, frequency, isActive, lastSentAt } = alert;
  const { paused, unread } = alert;
  const due = nextDue(frequency, now);
  const weekday = due.toLocaleDateString("en-US", { weekday: "long", timeZone: alertZone });
  return {
    ...{ id, name, readAs, ended, frequency, isActive },
    paused: paused && pauseReasons[paused],
    criteria: criteria ? queryFields(criteria, offers.alert) : unread,
    facts: criteria && wordsOf(criteria, "facts"),
    closes: criteria?.closesWithin ? `Within ${daysText(criteria.closesWithin)}` : null,
    starts: criteria && (wordsOf(criteria, "startsFrom") ?? wordsOf(criteria, "startsUntil")),
    place: criteria && placeText(criteria),
    jobsAt: criteria && alertSearch(criteria),
    often: frequencyLabels[frequency],
    lastSent: lastSentAt && longDate(lastSentAt, alertZone),
    next: `${weekday} ${alertTime}`,
  };
}
