import { dayMs } from "#core/text/time.ts";

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** The specification gives this wording (decision 18). */
export function postedAge(posted: Date, now: Date): string {
  const days = Math.floor((now.getTime() - posted.getTime()) / dayMs);
  if (days < 1) return "Today";
  if (days === 1) return "1 day";
  if (days < 7) return `${days} days`;
  if (days >= 30) return longDate.format(posted);
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

export function postedAgo(age: string): string {
  if (age === "Today") return "today";
  return /days?$|weeks?$/.test(age) ? `${age} ago` : age;
}
