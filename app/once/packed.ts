import { useMemo } from "react";
import { usePageParts } from "./page-parts.ts";

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

/** Stays the same as long as the text does. */
export const useUnpacked: <Value>(packed: Packed<Value>) => Value = import.meta.env.SSR
  ? useUnpackedOnServer
  : useUnpackedInBrowser;

function useUnpackedOnServer<Value>(packed: Packed<Value>): Value {
  const parts = usePageParts();
  return (parts?.valueOf(packed) ?? unpack(packed)) as Value;
}

function useUnpackedInBrowser<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed) as Value, [packed]);
}
