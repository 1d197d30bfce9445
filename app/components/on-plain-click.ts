import type { MouseEvent } from "react";
import { isPlainClick } from "./is-plain-click.ts";

export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
