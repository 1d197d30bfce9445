import { tidyText } from "#core/text/tidy.ts";

export const longestNotes = 2000;
export const notesTooLong = "Notes can have at most 2,000 characters.";
export const notesNotUpdated = "Failed to update notes";

export function readNotes(typed: unknown): string | null {
  const notes = tidyText(typeof typed === "string" ? typed : "");
  return notes.length > longestNotes ? null : notes;
}
