/** The fields of `lists` may be given several times and become one text with commas. */
export function fieldsIn(
  given: FormData | URLSearchParams,
  lists: readonly string[] = [],
): Record<string, FormDataEntryValue> {
  const joined = lists.map((name) => [name, given.getAll(name).filter(Boolean).join(",")] as const);
  return { ...Object.fromEntries(given), ...Object.fromEntries(joined) };
}
