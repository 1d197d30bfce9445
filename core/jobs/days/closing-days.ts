import { daysText } from "#core/jobs/query/job-query.ts";

export const closingDays = [3, 7, 14, 30] as const;

export function daysChoices(
  offered: readonly number[],
  asked: string | undefined,
): [value: string, text: string][] {
  const days = [...new Set([...offered, ...(Number(asked) ? [Number(asked)] : [])])].sort((a, b) => a - b);
  return days.map((number) => [String(number), daysText(number)]);
}
