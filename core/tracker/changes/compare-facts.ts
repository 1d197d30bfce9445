import { payText, sayFact } from "#core/facts/shown/say-fact.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { direction, payInSentence } from "./compare-pay.ts";

const dates = [
  ["season_start", "Season start"],
  ["season_end", "Season end"],
] as const;

export function compareDates(before: StatedFact[], now: StatedFact[]): string[] {
  return dates.flatMap(([name, label]) => {
    const was = before.find((fact) => fact.name === name);
    const is = now.find((fact) => fact.name === name);
    if (!was) return [];
    if (!is) return [`${label} is no longer stated. It was ${sayFact(was)}.`];
    return isOtherDate(was, is) ? [`${label} changed from ${sayFact(was)} to ${sayFact(is)}.`] : [];
  });
}

/** "May 2027" and "May 10, 2027" say the same with more or less detail. */
function isOtherDate(was: StatedFact, is: StatedFact): boolean {
  if (!was.fromDay || !was.untilDay || !is.fromDay || !is.untilDay) return false;
  if (was.precision === is.precision) return was.fromDay !== is.fromDay || was.untilDay !== is.untilDay;
  return is.untilDay < was.fromDay || is.fromDay > was.untilDay;
}

export function comparePayFacts(before: StatedFact[], now: StatedFact[]): string | null {
  const was = before.find(({ name }) => name === "pay");
  const is = now.find(({ name }) => name === "pay");
  if (!was) return null;
  if (!is) return `Pay is no longer stated. It was ${payInSentence(payText(was))}.`;
  const way = hasAmount(was) && hasAmount(is) ? direction(amountOf(was), amountOf(is)) : wordsDiffer(was, is);
  return way && `Pay ${way} from ${payInSentence(payText(was))} to ${payInSentence(payText(is))}.`;
}

function hasAmount({ low, high }: StatedFact): boolean {
  return low !== undefined || high !== undefined;
}

function amountOf({ low, high, unit = "" }: StatedFact) {
  return { min: low ?? null, max: high ?? null, currency: "USD", unit };
}

function wordsDiffer(was: StatedFact, is: StatedFact): "changed" | null {
  return payText(was) === payText(is) ? null : "changed";
}
