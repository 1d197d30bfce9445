import type { RouterContextProvider } from "react-router";
import { factsInText, withFactsInText } from "#core/postings/facts/facts-in-text.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { previewPosting, reviewOfDraft } from "#core/postings/preview-posting.ts";
import { matchingAlerts } from "./matching-alerts.ts";

export function isPreview(intent: unknown): boolean {
  return intent === "preview" || intent === "read";
}

export async function previewWithoutScript(
  fields: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
) {
  const sent = readPostingInput(fields);
  const inText = factsInText(sent, new Date());
  const typed = fields.intent === "read" ? { ...sent, ...withFactsInText(sent, inText) } : sent;
  const matches = await matchingAlerts(typed, context);
  const found = inText.filter(({ field }) => !typed[field]);
  return { typed, preview: previewPosting(typed), matches, found, review: await reviewOfDraft(typed) };
}
