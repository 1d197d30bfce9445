import type { Source } from "#core/sources/source.ts";

/** Boards are public and free, and read one by one. */
export const boardSource = {
  quota: null,
  hasKeywords: false,
  hasBoards: true,
  settings: [],
  headers: () => ({}),
} as const satisfies Partial<Source>;
