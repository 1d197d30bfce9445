import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

const known = new WeakMap<object, Buffer>();

export function drawOnce(of: object, content: ReactNode): Buffer {
  const drawn = known.get(of) ?? Buffer.from(renderToString(content));
  known.set(of, drawn);
  return drawn;
}

const most = 300;
const longestKey = 1000;
/** React writes it where a script has not come yet, and for the first reader alone. */
const unfinished = "<!--$!-->";

const alike = new WeakMap<object, LRUCache<string, Buffer>>();

/** `content` must follow from `of` and `key`. Null where it cannot be drawn at once. */
export function drawAlike(of: object, key: string, content: ReactNode): Buffer | null {
  const drawings = alike.get(of) ?? new LRUCache<string, Buffer>({ max: most });
  alike.set(of, drawings);
  const drawn = drawings.get(key) ?? Buffer.from(renderToString(content));
  if (drawn.includes(unfinished)) return null;
  if (key.length <= longestKey) drawings.set(key, drawn);
  return drawn;
}
