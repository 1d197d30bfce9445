export function isId(given: unknown): given is string {
  return typeof given === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given);
}
