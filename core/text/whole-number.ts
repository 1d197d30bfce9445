export function wholeNumber(given: unknown, most = Number.POSITIVE_INFINITY): number | undefined {
  const number = typeof given === "string" && /^\d+$/.test(given) ? Number(given) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
