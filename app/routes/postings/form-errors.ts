import type { PostingErrors } from "#core/postings/form/posting-form.ts";

/** What is wrong with what was typed, by field; `form` is of none. */
export type FormErrors = PostingErrors & { form?: string };
