import { LRUCache } from "lru-cache";
import { unpack } from "./packed.ts";

/** Characters of all texts. What is made of a text takes some five times as much. */
const most = 4_000_000;

const unpacked = new LRUCache<string, object>({
  maxSize: most,
  sizeCalculation: (_, text) => text.length || 1,
});

/** A list's text is the same for its readers, and so are the objects that it becomes. */
export function unpackOnce(text: string): object {
  const known = unpacked.get(text);
  if (known) return known;
  const made = unpack(text) as object;
  unpacked.set(text, made);
  return made;
}
