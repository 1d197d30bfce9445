/** Whether all is tried as often as it can be, and React looks at it too: by `npm run prove`. */
export const isProof = process.env.PROVE === "on";

/** How often something random is tried: a fifth of the proof unless told otherwise. */
export function runs(proof: number, usual = Math.max(10, proof / 5)): number {
  return isProof ? proof : Math.ceil(usual);
}
