import { createHash } from "node:crypto";

/** A whole number below 2^32 that is the same for the same text at every start. */
export function stableHash(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE();
}

/** One of the choices, always the same one for the same text. */
export function choose<T>(choices: readonly [T, ...T[]], text: string): T {
  return choices[stableHash(text) % choices.length] ?? choices[0];
}
