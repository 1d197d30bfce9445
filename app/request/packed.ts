import { useMemo } from "react";
import { onServer } from "./on-server.ts";

/**
 * Data as one text, because React Router takes longest to write out many small objects. Its two kinds of quotes are exchanged: a page
 * writes each " of a text as four characters.
 */
export type Packed<Value> = string & { readonly of?: Value };

export function pack<Value>(value: Value): Packed<Value> {
  return exchangeQuotes(JSON.stringify(value));
}

export function unpack(packed: Packed<unknown>): unknown {
  return JSON.parse(exchangeQuotes(packed));
}

function exchangeQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === "'" ? '"' : "'"));
}

const packed = new WeakMap<object, Packed<unknown>>();

/** Lists are shared by their readers, so their texts are, too. */
export function packOnce<Owner extends object, Value>(
  owner: Owner,
  read: (owner: Owner) => Value,
): Packed<Value> {
  const known = packed.get(owner);
  if (known !== undefined) return known as Packed<Value>;
  const made = pack(read(owner));
  packed.set(owner, made);
  return made;
}

/** Stays the same as long as the text does. */
export const useUnpacked: <Value>(packed: Packed<Value>) => Value = import.meta.env.SSR
  ? <Value>(packed: Packed<Value>) => (onServer.unpack ?? unpack)(packed) as Value
  : useUnpackedInBrowser;

function useUnpackedInBrowser<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed) as Value, [packed]);
}
