import { daysText } from "#core/jobs/query/job-query.ts";

/** What 'Closes within' offers, in days. */
export const closingDays = [3, 7, 14, 30] as const;

/** Choices of a field for days, each with its words; an address may ask for another number than is offered. */
export function daysChoices(
  offered: readonly number[],
  asked: string | undefined,
): [value: string, text: string][] {
  const days = [...new Set([...offered, ...(Number(asked) ? [Number(asked)] : [])])].sort((a, b) => a - b);
  return days.map((number) => [String(number), daysText(number)]);
}
