import { alertSearch } from "#core/alerts/criteria.ts";
import type { ListedAlert } from "#core/alerts/list-alerts.ts";
import { alertTime, alertZone, type Frequency, frequencyLabels } from "#core/alerts/rhythm.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import type { StoredCriteria } from "#core/alerts/stored-criteria.ts";
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
  /** With keywords beyond the limits, it sends nothing until they are fewer. */
  excess: StoredCriteria | null;
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

function placeText(criteria: JobQuery): string | null {
  const around = wordsOf(criteria, "near") ?? criteria.location;
  return [criteria.city, criteria.state, around].filter(Boolean).join(", ") || null;
}

export function toAlertView(alert: ListedAlert, now = new Date()): AlertView {
  const { id, name, criteria, readAs, ended, excess, frequency, isActive, lastSentAt } = alert;
  const due = nextDue(frequency, now);
  const weekday = due.toLocaleDateString("en-US", { weekday: "long", timeZone: alertZone });
  return {
    ...{ id, name, readAs, ended, excess, frequency, isActive },
    criteria: criteria && queryFields(criteria, offers.alert),
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
