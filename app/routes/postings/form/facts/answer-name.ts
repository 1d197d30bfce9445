import type { AnsweredField, FactField } from "#core/postings/facts/fact-fields.ts";
import { capitalized } from "#core/text/lines.ts";
import { answerLabels } from "./fact-labels.ts";

/** "may be had" becomes "Ask us", and a tick becomes "Yes". */
export function answerName(field: FactField, value: string): string {
  if (value === "true") return "Yes";
  return answerLabels[field as AnsweredField]?.[value] ?? capitalized(value);
}
