import type { MouseEvent } from "react";

/** False for clicks that open a new tab or window, or download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
