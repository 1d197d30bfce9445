import { type Frequency, frequencyLabels } from "#core/alerts/criteria.ts";
import type { ListedAlert } from "#core/alerts/list-alerts.ts";
import { alertTime, alertZone } from "#core/alerts/rhythm.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { daysText, type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { queryFields } from "#core/jobs/query/query-address.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";
import { longDate } from "#core/text/long-date.ts";

export type ShownAlert = {
  id: string;
  name: string;
  /** The criteria by the names of the form's fields; null where they cannot be read. */
  criteria: Record<string, string> | null;
  /** How its keywords are read: "biologist in Utah". Null where that is how they are written. */
  readAs: string | null;
  frequency: Frequency;
  isActive: boolean;
  /** "Housing provided, starting in May 2027"; null for jobs that state nothing, too. */
  facts: string | null;
  /** "Within 7 days"; null for any closing date. */
  closes: string | null;
  /** "Moab, Utah"; null for any place. */
  place: string | null;
  often: string;
  lastSent: string | null;
  /** The next run, "Monday 8 AM Pacific", while the alert is on. */
  next: string;
};

function placeText(criteria: JobQuery): string | null {
  const around = wordsOf(criteria, "near") ?? criteria.location;
  return [criteria.city, criteria.state, around].filter(Boolean).join(", ") || null;
}

export function shownAlert(alert: ListedAlert, now = new Date()): ShownAlert {
  const { id, name, criteria, readAs, frequency, isActive, lastSentAt } = alert;
  const due = nextDue(frequency, now);
  const weekday = due.toLocaleDateString("en-US", { weekday: "long", timeZone: alertZone });
  return {
    ...{ id, name, readAs, frequency, isActive },
    criteria: criteria && queryFields(criteria, offers.alert),
    facts: criteria && wordsOf(criteria, "facts"),
    closes: criteria?.closesWithin ? `Within ${daysText(criteria.closesWithin)}` : null,
    place: criteria && placeText(criteria),
    often: frequencyLabels[frequency],
    lastSent: lastSentAt && longDate(lastSentAt, alertZone),
    next: `${weekday} ${alertTime}`,
  };
}
