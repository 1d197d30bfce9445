import { dayMs } from "#core/text/time.ts";

/** "Posted 30+ Days Ago" is read as 30 days, the latest possible day. */
export function readPostedOn(text: string | null | undefined, readAt: Date): Date | null {
  const words = text ?? "";
  const [, days] = /\b(\d{1,3})\+? days? ago\b/i.exec(words) ?? [];
  const age = days ? Number(days) : /\byesterday\b/i.test(words) ? 1 : /\btoday\b/i.test(words) ? 0 : null;
  return age === null ? null : new Date(readAt.getTime() - age * dayMs);
}
