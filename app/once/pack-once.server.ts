import type { RouterContextProvider } from "react-router";
import { type Packed, pack, unpack } from "./packed.ts";
import { pagePartsOf } from "./page-parts.server.ts";

type Made = { text: Packed<unknown>; value: unknown };

const made = new WeakMap<object, Made>();

/** Lists are shared by their readers, so their texts are, too, and so are the objects that a page is drawn from. */
export function packOnce<Owner extends object, Value>(
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  read: (owner: Owner) => Value,
): Packed<Value> {
  const known = made.get(owner) ?? make(read(owner));
  made.set(owner, known);
  pagePartsOf(context).know(known.text, known.value);
  return known.text as Packed<Value>;
}

function make(read: unknown): Made {
  const text = pack(read);
  return { text, value: unpack(text) };
}
