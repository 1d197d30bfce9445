import type { Salary } from "#core/text/money.ts";

export function unitePay(ranges: Salary[]): Salary | null {
  const [first] = ranges;
  if (!first) return null;
  const alike = ranges.filter(({ unit, currency }) => unit === first.unit && currency === first.currency);
  const mins = alike.flatMap(({ min }) => min ?? []);
  const maxs = alike.flatMap(({ max }) => max ?? []);
  return {
    ...first,
    min: mins.length ? Math.min(...mins) : null,
    max: maxs.length ? Math.max(...maxs) : null,
  };
}
