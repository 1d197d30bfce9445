import { dayMs, hourMs } from "#core/text/time.ts";

export function timeAgo(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  const hours = Math.floor(age / hourMs);
  if (hours < 1) return "within the hour";
  if (age < dayMs) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  const days = Math.floor(age / dayMs);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}
