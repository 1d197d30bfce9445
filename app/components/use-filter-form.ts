import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/**
 * Keeps a form's fields in step with the list's address (the back button), and the address as `tidy` writes it.
 * Without script the form is an ordinary one.
 */
export function useFilterForm(search: string, action: string, tidy: (given: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const given = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) showValue(field, given);
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, submitter))
      params.append(name, String(value));
    navigate(action + tidy(params), { preventScrollReset: true });
  };
  return { form, submit };
}

function showValue(field: Element, given: URLSearchParams) {
  if (field instanceof HTMLSelectElement) field.value = given.get(field.name) ?? "";
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return;
  if (field.type === "checkbox") field.checked = given.get(field.name) === field.value;
  else field.value = given.get(field.name) ?? "";
}
