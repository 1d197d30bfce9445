import type { Sum } from "#core/text/amounts/sums.ts";
import type { Reading } from "./fact.ts";

/** A bound is left out where the text states none. */
export function moneyFact({ low, high, bound, currency }: Omit<Sum, "unit">, time: string, reading: Reading) {
  const money = currency ?? reading.dollar;
  const unit = money === "USD" ? time : `${time} ${money}`;
  return {
    value: `${low === high ? low : `${low}-${high}`}/${unit}`,
    ...(bound !== "most" && { low }),
    ...(bound !== "least" && { high }),
    unit,
  };
}
