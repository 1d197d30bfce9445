/** States that a finger can't hit on a phone's map of the US, from the northeast down the coast; Hawaii is islets. */
export const smallStates = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC", "HI"] as const;
