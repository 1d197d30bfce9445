import type { ReactNode } from "react";
import type { PostingErrors, PostingField, TypedPosting } from "#core/postings/posting-form.ts";
import type { PostingPreview } from "#core/postings/preview-posting.ts";

/** What is wrong with what was typed, by field; `form` is of none. */
export type FormErrors = PostingErrors & { form?: string };

type Props = {
  typed: TypedPosting;
  errors?: FormErrors;
  /** Shown, and not to be changed. */
  locked?: PostingField[];
  /** What `typed` looks like, from the server; followed from there as the person types. */
  preview: PostingPreview;
  /** Who takes the form without script. */
  action: string;
  /** What it is told besides. */
  hidden?: Record<string, string>;
  submit: { label: string; busy: string };
  /** Sends what the browser found sound; what it answers is what is wrong with it, or null. */
  send: (fields: Record<string, string>) => Promise<FormErrors | null>;
  /** Where the browser keeps what was typed until it is forgotten; nowhere without. */
  keepAs?: string;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** The form of a featured posting with its live preview: for a new one, and for one that is changed. */
export function PostingForm(_props: Props) {
  return null;
}
