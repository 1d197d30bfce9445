/**
 * The row to go on with after an action on one: the next of those below it that are still there, else the row itself,
 * else the nearest above.
 */
export function rowAfter(before: readonly string[], acted: string, now: readonly string[]): string | null {
  const at = before.indexOf(acted);
  const below = before.slice(at + 1).find((id) => now.includes(id));
  const above = before.slice(0, Math.max(0, at)).findLast((id) => now.includes(id));
  return below ?? (now.includes(acted) ? acted : (above ?? null));
}
