export const smallestPage = 10;

/** The service requires an offset that is a multiple of the size. Returns 0 if no page fits the quota. */
export function pageSize(usual: number, offset: number, left: number): number {
  for (let size = Math.min(usual, left); size >= smallestPage; size--) if (offset % size === 0) return size;
  return 0;
}
