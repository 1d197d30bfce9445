import type { LastSeen } from "#core/jobs/pages/last-seen.ts";
import { findSource } from "#core/sources/registry.ts";
import { dayAndTime } from "#core/text/day-and-time.ts";

/** Only a board that was read to its end proves that a job is on it. */
export function lastSeenText({ source, at, isWholeBoard }: LastSeen, now = new Date()): string | null {
  const found = findSource(source);
  if (!found) return null;
  const when = dayAndTime(at, now);
  return isWholeBoard && found.hasBoards
    ? `Seen on the employer’s board ${when}`
    : `Reported by ${found.label} ${when}`;
}

export function sourceNames(sources: string[]): string | null {
  const labels = sources.flatMap((source) => findSource(source)?.label ?? []);
  return labels.length ? labels.join(", ") : null;
}
