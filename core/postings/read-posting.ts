import type { ReadPosting, TypedPosting } from "#core/postings/posting-form.ts";

/** Reads the posting form by the specification's rules. */
export function readPosting(_fields: Record<string, unknown>): ReadPosting {
  throw new Error("not written yet");
}

export function readTypedPosting(_fields: Record<string, unknown>): TypedPosting {
  throw new Error("not written yet");
}
