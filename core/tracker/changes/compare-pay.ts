import { type Salary, salaryText } from "#core/text/money.ts";

export function comparePay(before: Salary | null, now: Salary | null): string | null {
  const was = before && payInSentence(salaryText(before));
  if (!before || !was) return null;
  const is = now && payInSentence(salaryText(now));
  if (!now || !is) return `Pay is no longer stated. It was ${was}.`;
  const way = direction(before, now);
  return way && `Pay ${way} from ${was} to ${is}.`;
}

export function comparePayTexts(before: string | null, now: string | null): string | null {
  const [was, is] = [payInSentence(before), payInSentence(now)];
  if (!was || was === is) return null;
  return is ? `Pay changed from ${was} to ${is}.` : `Pay is no longer stated. It was ${was}.`;
}

/** "From USD 20/hour" cannot follow "from". */
export function payInSentence(text: string | null): string | null {
  return text?.replace(/^From /, "at least ").replace(/^Up to /, "up to ") ?? null;
}

type Pay = Pick<Salary, "min" | "max"> & { currency: string; unit: string };

export function direction(before: Pay, now: Pay): "raised" | "lowered" | "changed" | null {
  const [from, to] = [range(before), range(now)];
  const isSameKind = before.currency === now.currency && before.unit === now.unit;
  if (!isSameKind) return "changed";
  const [low, high] = [to.low - from.low, to.high - from.high];
  if (low === 0 && high === 0) return null;
  if (low >= 0 && high >= 0) return "raised";
  return low <= 0 && high <= 0 ? "lowered" : "changed";
}

function range({ min, max }: Pick<Salary, "min" | "max">) {
  return { low: min ?? max ?? 0, high: max ?? min ?? 0 };
}
