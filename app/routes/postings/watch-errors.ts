import type { PostingErrors } from "#core/postings/posting-form.ts";
import { readPosting } from "#core/postings/read-posting.ts";
import { fieldsOf } from "./fields-of.ts";
import type { FormErrors } from "./posting-form.tsx";

/** What the server would find wrong with a posting. */
export function checkPosting(fields: Record<string, string>): PostingErrors {
  const read = readPosting(fields);
  return read.ok ? {} : read.errors;
}

/**
 * Tells what is wrong with those fields that are `judged`, by the rules of the server: a field is once it was left, and
 * from then on as one types. Returns how to stop.
 */
export function watchErrors(
  form: HTMLFormElement,
  judged: Set<string>,
  show: (errors: FormErrors) => void,
): () => void {
  const edited = new Set<string>();
  const until = new AbortController();

  function tell() {
    if (!judged.size) return;
    const found = Object.entries(checkPosting(fieldsOf(form)));
    show(Object.fromEntries(found.filter(([name]) => judged.has(name))));
  }

  const onInput = ({ target }: Event) => {
    edited.add((target as HTMLInputElement).name);
    tell();
  };
  const onLeave = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement;
    // Who only passes through a field has not forgotten it.
    if (!name || (!value && !edited.has(name))) return;
    judged.add(name);
    tell();
  };
  form.addEventListener("input", onInput, until);
  form.addEventListener("focusout", onLeave, until);
  tell();

  return () => until.abort();
}
