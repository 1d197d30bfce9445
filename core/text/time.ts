export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export function endOfDay(day: Date): Date {
  return new Date(day.getTime() + dayMs - 1);
}
