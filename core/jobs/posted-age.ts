import { dayMs } from "#core/text/time.ts";

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** How long ago a listing was posted, in the specification's words (decision 18): "Today", "3 days", "2 weeks", a date. */
export function postedAge(posted: Date, now: Date): string {
  const days = Math.floor((now.getTime() - posted.getTime()) / dayMs);
  if (days < 1) return "Today";
  if (days === 1) return "1 day";
  if (days < 7) return `${days} days`;
  if (days >= 30) return longDate.format(posted);
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

/** The same in a sentence, after "Posted": "today", "3 days ago", else the date itself. */
export function postedAgo(age: string): string {
  if (age === "Today") return "today";
  return /days?$|weeks?$/.test(age) ? `${age} ago` : age;
}
