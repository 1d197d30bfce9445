export function isId(given: unknown): given is string {
  return typeof given === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given);
}

/** The id of no row, where none was sent. */
export const nobody = "00000000-0000-0000-0000-000000000000";
