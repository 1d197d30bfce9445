import { offerTerm } from "#core/postings/offer.ts";

export const postingNotCreated = "Failed to create job posting. Please try again.";
export const termStartsLive = `Your ${offerTerm} start when it's live.`;
export const changesNotSaved = "Failed to save changes. Please try again.";
