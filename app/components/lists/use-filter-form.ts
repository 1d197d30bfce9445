import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** A link with this state also empties text that was not yet sent. */
export const clearedState = { emptied: true };

type Field = HTMLInputElement | HTMLSelectElement;

/** Follows the list's address, as with the back button. Text that was typed but not yet sent stays. */
export function useFilterForm(search: string, action: string, tidy: (given: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(search);
  const last = useRef(search);
  const typed = useRef(new Set<EventTarget>());
  const navigate = useNavigate();
  const isPop = useNavigationType() === "POP";
  const { state } = useLocation();
  const isEmptied = !isPop && state?.emptied === true;
  // A field that differs now was typed in or restored by the browser before this script arrived.
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
    // What was sent and failed stays, too.
    if (last.current === search && !isPop && !isEmptied) return;
    last.current = search;
    const given = new URLSearchParams(search);
    for (const field of fieldsOf(form.current)) {
      if (isEmptied) typed.current.delete(field);
      // A focused field keeps its text, except after the back button.
      if (typed.current.has(field) || (hasFocus(field) && !isPop)) continue;
      showValue(field, given.get(field.name) ?? "");
    }
  }, [search, isPop, isEmptied]);
  return {
    ref: form,
    onInput: ({ target }: FormEvent) => {
      // A checkbox reports its change when the list has already followed it.
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
