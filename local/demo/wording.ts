import { dayMs } from "#local/time.ts";
import type { Fact } from "./fact.ts";

const units = { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" } as const;

const money = { style: "currency", currency: "USD" } as const;
const cents = new Intl.NumberFormat("en-US", money);
const wholeDollars = new Intl.NumberFormat("en-US", { ...money, maximumFractionDigits: 0 });
const dayFormat = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "$18.81 an hour", "$42.28 to $49.43 an hour". */
export function payWords([min, max, unit]: NonNullable<Fact["pay"]>): string {
  const range = max === null || max === min ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
  return `${range} ${units[unit]}`;
}

/** "$20", "$18.50", "$75,697". */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : cents).format(amount);
}

/** Names that read better with "the" before them inside a sentence: "the National Park Service". */
export function employerName(employer: string): string {
  const name = employer.trim().replace(/^The /, "the ");
  const own = /\b(Inc|LLC|L\.L\.C|Llc|LP|Co)\b|^the |^THE |^"/.test(name);
  const takesThe =
    /^(U\.?S\.?|United States|USGS|USFWS|USDA|University|State|Bureau|Confederated|Girl Scouts) |^(USGS|USFWS)$|(Service|Department|Dept|Commission|Corps of Engineers|Division|Institute|Foundation|Survey|Society|Association|Agency|Tribe|Council|Museum|DNR)\b(?!.*College)/;
  if (own || /APHIS|^ACRT|Services$/.test(name)) return name;
  return takesThe.test(name) ? `the ${name}` : name;
}

export function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Mesa, Arizona". */
export function placeName([city, state]: Fact["places"][number]): string {
  if (state === "District of Columbia") return "Washington, D.C.";
  return `${sentenceStart(city)}, ${state}`;
}

/** Where a job is, to stand after "in": one place, two, or how many and over which states. */
export function placesPhrase(places: Fact["places"]): string {
  const names = [...new Set(places.map(placeName))];
  const [first = "", second] = names;
  if (!second) return first;
  if (names.length === 2) return `${first} and ${second}`;
  const states = [...new Set(places.map(([, state]) => state))];
  const where = states.length > 3 ? `across ${states.length} states` : `in ${listing(states)}`;
  return `${numberWord(names.length)} places ${where}`;
}

/** "a", "a and b", "a, b and c". */
export function listing(items: string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "January 30": the year is left out, because demonstration dates move. */
export function monthAndDay(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** "about ten months"; null for less than six weeks. */
export function lengthInMonths([first, last]: [string, string]): string | null {
  const months = Math.round((Date.parse(last) - Date.parse(first)) / (30.4 * dayMs));
  return months < 2 ? null : `about ${numberWord(months)} months`;
}

function numberWord(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return words[count] ?? String(count);
}
