import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** State of a link that empties the form: text that was typed but not yet sent goes too. */
export const clearedState = { emptied: true };

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps a form's fields in step with the list's address (the back button), and the address as `tidy` writes it. Text
 * that was typed but not yet sent stays. Returns the form's props.
 */
export function useFilterForm(search: string, action: string, tidy: (given: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(search);
  const typed = useRef(new Set<EventTarget>());
  const navigate = useNavigate();
  const isPop = useNavigationType() === "POP";
  const { state } = useLocation();
  const isEmptied = !isPop && state?.emptied === true;
  // A field that differs before this page came to life was typed in, or restored by the browser.
  useEffect(() => {
    const given = new URLSearchParams(first.current);
    for (const field of fieldsOf(form.current)) {
      if (readValue(field) !== (given.get(field.name) ?? "") && (hasFocus(field) || !isRestored()))
        typed.current.add(field);
      // A script keeps its value in step with the field beside it.
      if (field.hidden) field.disabled = false;
    }
  }, []);
  useEffect(() => {
    const given = new URLSearchParams(search);
    for (const field of fieldsOf(form.current)) {
      if (isEmptied) typed.current.delete(field);
      // Somebody is about to type in it; unless they went back, it holds the filter's value.
      if (typed.current.has(field) || (hasFocus(field) && !isPop)) continue;
      showValue(field, given.get(field.name) ?? "");
    }
  }, [search, isPop, isEmptied]);
  return {
    ref: form,
    onInput: ({ target }: FormEvent) => {
      // A checkbox reports a change when the list already follows it.
      if (!isCheckbox(target as Field)) typed.current.add(target);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      typed.current.clear();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const params = new URLSearchParams();
      for (const [name, value] of new FormData(event.currentTarget, submitter))
        params.append(name, String(value));
      void navigate(action + tidy(params), { preventScrollReset: true });
    },
  };
}

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.querySelectorAll<Field>("select, input:not([type=hidden])") ?? [])];
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}

function readValue(field: Field): string {
  return isCheckbox(field) && !field.checked ? "" : field.value;
}

function showValue(field: Field, value: string) {
  if (isCheckbox(field)) field.checked = value === field.value;
  else field.value = value;
}

function hasFocus(field: Field): boolean {
  return field === document.activeElement;
}

function isRestored(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward";
}
