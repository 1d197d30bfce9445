import type { Fact } from "#core/facts/fact.ts";

/** A fact of a listing: read from its text, or said by a field of its source or by its employer, which has no proof. */
export type StatedFact = Omit<Fact, "proof" | "from" | "to"> & {
  proof: string | null;
  from: number | null;
  to: number | null;
  origin: "source" | "text" | "employer";
  /** Since when readers and lists do without it. */
  hiddenAt?: Date;
};

export function stated(
  origin: "source" | "employer",
  name: string,
  value: string,
  more: Partial<StatedFact> = {},
): StatedFact {
  return { name, value, proof: null, from: null, to: null, origin, ...more };
}
