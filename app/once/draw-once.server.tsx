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

const alike = new WeakMap<object, LRUCache<string, Buffer>>();

/** `content` must follow from `of` and `key`. */
export function drawAlike(of: object, key: string, content: ReactNode): Buffer {
  const drawings = alike.get(of) ?? new LRUCache<string, Buffer>({ max: most });
  alike.set(of, drawings);
  const drawn = drawings.get(key) ?? Buffer.from(renderToString(content));
  if (key.length <= longestKey) drawings.set(key, drawn);
  return drawn;
}
