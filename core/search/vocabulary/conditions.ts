import type { Condition, ConditionWords } from "./conditions/condition.ts";
import { kinds } from "./conditions/kinds.ts";
import { living } from "./conditions/living.ts";
import { pay } from "./conditions/pay.ts";
import { times } from "./conditions/times.ts";
import { who } from "./conditions/who.ts";

/** A title that names another of these is for another time of year. */
export const timesOfYear: readonly Condition[] = ["fall", "spring", "summer", "winter", "year-round"];

/** A job must say that it meets one of these. For other conditions, silent listings are the second choice. */
export const firmConditions: readonly Condition[] = [
  "accessible",
  "americorps",
  "backcountry",
  "bilingual",
  "bipoc",
  "bonus",
  "couples",
  "evenings",
  "families",
  "four-tens",
  "h-1b",
  "h-2a",
  "h-2b",
  "hazard-pay",
  "hitch",
  "internet",
  "internship",
  "j-1",
  "lgbtq",
  "nights",
  "no-citizenship",
  "no-drug-test",
  "overtime",
  "part-time",
  "per-diem",
  "pets",
  "private-room",
  "pro-deals",
  "rv-site",
  "season-pass",
  "second-chance",
  "travel-paid",
  "visa",
  "volunteer",
  "weekends",
  "women",
  "working-holiday",
];

/** Longer phrases of the vocabulary win: a "volunteer coordinator" is paid. */
export const conditions: readonly ConditionWords[] = [...kinds, ...living, ...pay, ...times, ...who].sort(
  (one, other) => (one.condition < other.condition ? -1 : 1),
);
