export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export function endOfDay(day: Date): Date {
  return new Date(day.getTime() + dayMs - 1);
}

/** A day that was stated without a time is kept as its end in UTC. */
export function isEndOfDay(moment: Date): boolean {
  return moment.getTime() % dayMs === dayMs - 1;
}
