export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Days arrive as midnight, and this is their last millisecond. */
export function endOfDay(day: Date): Date {
  return new Date(day.getTime() + dayMs - 1);
}
