import type { MouseEvent } from "react";
import { isPlainClick } from "./is-plain-click.ts";

/** Acts on this page where the link's address would only lead to a page like it. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
