/** In milliseconds. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A bare day, given as its midnight, is stored as its last millisecond. */
export function endOfDay(day: Date): Date {
  return new Date(day.getTime() + dayMs - 1);
}
