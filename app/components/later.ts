import { type ComponentType, lazy } from "react";

/** A part with a script of its own. Where that cannot be fetched, what the server drew stays. */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}
