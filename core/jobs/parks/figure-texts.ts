import type { Category } from "#core/relevance/category.ts";
import type { ParkFigures, PayRange } from "./park-figures.ts";

export function mostNamed(starts: ParkFigures["starts"]): ParkFigures["starts"] {
  return starts.toSorted((a, b) => b.jobs - a.jobs || (a.month < b.month ? -1 : 1));
}

export function kindName(kind: Category): string {
  return kind === "Other" ? "other work" : kind.toLowerCase().replace("&", "and");
}

const english = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

export function monthName(month: string): string {
  return english.format(new Date(`${month}-01T00:00:00Z`));
}

export function rangeIn({ low, high }: PayRange, unit: string): string {
  return low === high ? `at ${money(low)} ${unit}` : `from ${money(low)} to ${money(high)} ${unit}`;
}

export function shortRange({ low, high }: PayRange): string {
  return low === high ? money(low) : `${money(low)}–${money(high)}`;
}

export function number(count: number): string {
  return count.toLocaleString("en-US");
}

export function money(amount: number): string {
  const cents = Number.isInteger(amount) || amount >= 1_000 ? 0 : 2;
  const style = {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  } as const;
  return amount.toLocaleString("en-US", style);
}
