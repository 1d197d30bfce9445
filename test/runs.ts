/** `npm run prove` tries everything as often as possible, and lets React check it too. */
export const isProof = process.env.PROVE === "on";

/** A random test usually runs a fifth as often as in `npm run prove`. */
export function runs(proof: number, usual = Math.max(10, proof / 5)): number {
  return isProof ? proof : Math.ceil(usual);
}
