export const rowsAtOnce = 50;

export const lastPage = 500;

export function rowsOf(page: number): { limit: number; offset: number } {
  const within = Math.min(lastPage, Math.max(1, Math.trunc(page) || 1));
  return { limit: rowsAtOnce, offset: (within - 1) * rowsAtOnce };
}
