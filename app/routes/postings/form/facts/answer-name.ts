import type { AnsweredField, FactField } from "#core/postings/facts/fact-fields.ts";
import { answerLabels } from "./fact-labels.ts";

/** Returns "Ask us" for "may be had", "Not provided" for "not provided", and "Yes" for a tick. */
export function answerName(field: FactField, value: string): string {
  if (value === "true") return "Yes";
  return answerLabels[field as AnsweredField]?.[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
}
