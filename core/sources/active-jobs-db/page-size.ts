/** The service's smallest page. */
export const smallestPage = 10;

/** Rows that fit the remaining quota. The offset must be a multiple of the size; 0 means that no page fits. */
export function pageSize(usual: number, offset: number, left: number): number {
  for (let size = Math.min(usual, left); size >= smallestPage; size--) if (offset % size === 0) return size;
  return 0;
}
