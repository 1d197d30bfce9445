import { useMemo } from "react";

/** Data as one text, because React Router takes longest to write out many small objects. */
export type Packed<Value> = string & { readonly of?: Value };

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

/** Stays the same as long as the text does. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed]);
}
