import type { Fact } from "#core/facts/fact.ts";
import { factNames, factValues } from "#core/facts/words/fact-names.ts";
import { capitalized } from "#core/text/lines.ts";
import { shortDay } from "#core/text/short-day.ts";

export type SayableFact = Pick<Fact, "name" | "value"> &
  Partial<{
    [Key in "low" | "high" | "unit" | "fromDay" | "untilDay" | "precision" | "proof"]: Fact[Key] | null;
  }>;

export function factName(name: string): string {
  return factNames.get(name) ?? capitalized(name.replaceAll("_", " "));
}

export function sayFact(fact: SayableFact): string {
  const { name, value, low, high } = fact;
  if (name === "season_start" || name === "season_end") return dayText(fact);
  if (name === "pay") return payText(fact);
  if (name === "certifications") return certificateText(value);
  if (name === "housing_cost") return amountText(fact);
  if (name === "housing_stipend") return `${amountText(fact)} from the employer`;
  if (name === "hours_per_week" && low) return `${range(low, high)} hours a week`;
  if (name === "experience" && low) return low === 1 ? "1 month" : `${low} months`;
  if (name === "min_age") return `At least ${low ?? value}`;
  if (name === "lift_lbs") return `Up to ${low ?? value} pounds`;
  if (name === "length" && low) return capitalized(`${range(low, high)} ${fact.unit ?? ""}`.trim());
  if (low && /^(americorps_award|completion_bonus|other_bonus|training)$/.test(name)) return money(low);
  return factValues.get(`${name} ${value}`) ?? capitalized(value);
}

export function factLabel(fact: SayableFact): string {
  return `${factName(fact.name)}: ${sayFact(fact)}`;
}

export function seasonText(start: SayableFact | undefined, end: SayableFact | undefined): string | null {
  if (start && end) {
    const from = dayText(start);
    const until = dayText(end);
    const year = start.fromDay?.slice(0, 4);
    const isOneYear = year && year === end.untilDay?.slice(0, 4);
    return `${isOneYear ? from.replace(new RegExp(`,? ${year}$`), "") : from} – ${until}`;
  }
  if (start) return `Starts ${dayText(start)}`;
  return end ? `Until ${dayText(end)}` : null;
}

export function payText(fact: SayableFact): string {
  return fact.value === "unpaid" ? "Unpaid" : amountText(fact);
}

function amountText({ value, low, high, unit }: SayableFact): string {
  const [time = "", currency] = (unit ?? "").split(" ");
  const per = units.get(time) ?? "";
  const [from, to] = [low, high].map((end) => (end == null ? null : money(end, currency)));
  if (from && to) return `${from === to ? from : `${from}–${to.replace(/^\D+/, "")}`}${per}`;
  if (from) return `From ${from}${per}`;
  return to ? `Up to ${to}${per}` : value;
}

/** "Guide school $450" */
export function courseText({ low, proof }: SayableFact): string {
  const course = /\bguide (?:school|training)\b/i.test(proof ?? "") ? "Guide school" : "Course";
  return low ? `${course} ${money(low)}` : `${course} to pay for`;
}

const units = new Map([
  ["h", " an hour"],
  ["d", " a day"],
  ["w", " a week"],
  ["2w", " every two weeks"],
  ["m", " a month"],
  ["y", " a year"],
  ["t", " in all"],
  ["trip", " a trip"],
  ["s", " for the season"],
  ["n", " a night"],
]);

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const signs: Record<string, string> = { USD: "$", CAD: "CA$", AUD: "A$", NZD: "NZ$", GBP: "£", EUR: "€" };

export function money(amount: number, currency = "USD"): string {
  const sign = signs[currency] ?? `${currency} `;
  return sign + (Number.isInteger(amount) ? whole : cents).format(amount);
}

const seasons = ["Winter", "Spring", "Summer", "Fall"];
const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

function dayText({ value, fromDay, precision }: SayableFact): string {
  if (!fromDay) return value;
  const date = new Date(`${fromDay}T00:00:00Z`);
  if (precision === "season") {
    const season = seasons[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)];
    return `${season} ${date.getUTCFullYear()}`;
  }
  return precision === "day" ? shortDay(fromDay) : month.format(date);
}

function certificateText(value: string): string {
  const [code = "", level = ""] = value.split(":");
  const name = factValues.get(`certifications ${code}`) ?? code;
  return level === "given" ? `${name} training given` : `${name} ${level}`.trim();
}

function range(low: number, high: number | null | undefined): string {
  return high && high !== low ? `${low}–${high}` : `${low}`;
}
