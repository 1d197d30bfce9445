import type { Fact } from "./fact.ts";

const units = {
  HOUR: ["an hour", "hour"],
  DAY: ["a day", "day"],
  WEEK: ["a week", "week"],
  MONTH: ["a month", "month"],
  YEAR: ["a year", "year"],
} as const;

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

export function payForms([min, max, unit]: NonNullable<Fact["pay"]>, currency = "USD"): string[] {
  const [words, per] = units[unit];
  const [from, to] = [money(min, currency), money(max ?? min, currency)];
  if (max === null || max === min) return [`${from} ${words}`, `${from} per ${per}`, `${from}/${per}`];
  return [
    `${from} to ${to} ${words}`,
    `${from}–${to} per ${per}`,
    `${from} - ${to}/${per}`,
    `between ${from} and ${to} ${words}`,
  ];
}

export function money(amount: number, currency = "USD"): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const kept = formats.get(currency + digits);
  const format =
    kept ??
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  if (!kept) formats.set(currency + digits, format);
  return format.format(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

export function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function placeName([city, state]: Fact["places"][number]): string {
  if (state === "District of Columbia") return "Washington, D.C.";
  return `${sentenceStart(city)}, ${state}`;
}

export function listing(items: string[], word: "and" | "or" = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

export function monthAndDay(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

export function numberWord(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return words[count] ?? String(count);
}
