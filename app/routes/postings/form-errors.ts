import type { PostingErrors } from "#core/postings/form/posting-form.ts";

/** `form` holds an error of no field. */
export type FormErrors = PostingErrors & { form?: string };
