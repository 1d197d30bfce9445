import type { PostingErrors } from "#core/postings/form/posting-form.ts";
import { readPosting } from "#core/postings/form/read-posting.ts";

export function checkPosting(fields: Record<string, string>): PostingErrors {
  const read = readPosting(fields);
  return read.ok ? {} : read.errors;
}
