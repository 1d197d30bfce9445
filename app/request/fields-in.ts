/** The fields of a form or an address; those of `lists` may be given several times, and are one text with commas between. */
export function fieldsIn(
  given: FormData | URLSearchParams,
  lists: readonly string[] = [],
): Record<string, FormDataEntryValue> {
  const joined = lists.map((name) => [name, given.getAll(name).filter(Boolean).join(",")] as const);
  return { ...Object.fromEntries(given), ...Object.fromEntries(joined) };
}
