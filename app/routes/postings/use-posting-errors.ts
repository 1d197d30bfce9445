import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type PostingErrors, type PostingField, postingFields } from "#core/postings/posting-form.ts";
import { fieldsOf } from "./fields-of.ts";
import { labels } from "./labels.ts";
import type { FormErrors } from "./posting-form.tsx";

type Check = (fields: Record<string, string>) => PostingErrors;

/**
 * What is wrong with what was typed, by the rules of the server: of a field once it was left, from then on as one types,
 * and of all when the form is sent. The first field that was refused takes the focus.
 */
export function usePostingErrors(form: RefObject<HTMLFormElement | null>, given: FormErrors) {
  const [errors, setErrors] = useState<FormErrors>({ form: summary(given), ...given });
  const [refusals, setRefusals] = useState(Object.keys(given).length ? 1 : 0);
  const check = useRef<Check>(undefined);
  const isLoading = useRef(false);
  const edited = useRef(new Set<string>());
  const left = useRef(new Set(Object.keys(given)));

  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals, form]);

  function show() {
    if (!form.current || !check.current || left.current.size === 0) return;
    const found = check.current(fieldsOf(form.current));
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => left.current.has(name))));
  }

  async function load() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { checkPosting } = await import("./check-posting.ts");
      check.current = checkPosting;
      show();
    } catch {
      // Without it, the server says what is wrong.
      isLoading.current = false;
    }
  }

  function typed(name: string) {
    load();
    edited.current.add(name);
    show();
  }

  function leave({ target }: FocusEvent) {
    const { name, value } = target as HTMLInputElement;
    // Who only passes through a field has not forgotten it.
    if (!name || (!value && !edited.current.has(name))) return;
    left.current.add(name);
    show();
  }

  function refuse(refused: FormErrors) {
    for (const name of postingFields) left.current.add(name);
    setErrors({ form: summary(refused), ...refused });
    setRefusals((count) => count + 1);
  }

  /** Whether the form may be sent; what keeps it from that is shown. */
  function approve(fields: Record<string, string>): boolean {
    const found = check.current?.(fields) ?? {};
    if (Object.keys(found).length) refuse(found);
    else setErrors({});
    return Object.keys(found).length === 0;
  }

  return { errors, load, typed, leave, approve, refuse };
}

/** Which fields to look at: "Please look at Job Title and Location." */
export function summary(errors: PostingErrors): string | undefined {
  const names = postingFields.filter((name: PostingField) => errors[name]).map((name) => labels[name]);
  if (!names.length) return undefined;
  return `Nothing was sent yet. Please look at ${new Intl.ListFormat("en-US").format(names)}.`;
}
