import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

const known = new WeakMap<object, string>();

export function drawOnce(of: object, content: ReactNode): string {
  const drawn = known.get(of) ?? renderToString(content);
  known.set(of, drawn);
  return drawn;
}
