import type { Source } from "#core/sources/source.ts";

/** What every source of employers' boards has: public, free, and read board by board. */
export const ofBoards = {
  quota: null,
  hasKeywords: false,
  hasBoards: true,
  settings: [],
  headers: () => ({}),
} as const satisfies Partial<Source>;
