import type { MouseEvent } from "react";
import { isPlainClick } from "./is-plain-click.ts";

/** What a link does on this very page, where its address would lead to a page like it. */
export function actInPlace(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
