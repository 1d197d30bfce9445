import type { KeyboardEvent } from "react";

const stops = "input:not([type=hidden]), select, textarea, button[type=submit]";

/** Enter moves to the next field, as the key on phones says, and opens no checkout. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
  fields[fields.indexOf(target) + 1]?.focus();
}
