import type { Fact } from "#core/facts/fact.ts";

export type StatedFact = Omit<Fact, "proof" | "from" | "to"> & {
  proof: string | null;
  from: number | null;
  to: number | null;
  origin: "source" | "text" | "employer";
  hiddenAt?: Date;
};

export function makeStatedFact(
  origin: "source" | "employer",
  name: string,
  value: string,
  more: Partial<StatedFact> = {},
): StatedFact {
  return { name, value, proof: null, from: null, to: null, origin, ...more };
}
