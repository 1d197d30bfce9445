import type { KeyboardEvent } from "react";

const stops = "input:not([type=hidden]), select, textarea, button[type=submit]";

/** Enter leads from a field of one line to the next one, as its key on phones says: it must not open a checkout by the way. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
  fields[fields.indexOf(target) + 1]?.focus();
}
