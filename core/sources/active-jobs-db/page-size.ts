/** The service gives no smaller pages. */
export const smallestPage = 10;

/**
 * How many rows to ask for, so that they cost no more than what is left: an offset must be a multiple of it. 0 where
 * the rest is too small for a page.
 */
export function pageSize(usual: number, offset: number, left: number): number {
  for (let size = Math.min(usual, left); size >= smallestPage; size--) if (offset % size === 0) return size;
  return 0;
}
