import type { PostingErrors } from "#core/postings/form/posting-form.ts";

export type FormErrors = PostingErrors & { form?: string };
