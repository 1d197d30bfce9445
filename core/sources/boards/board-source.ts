import type { Source } from "#core/sources/source.ts";

/** Boards are public and free, and read one by one. */
export const ofBoards = {
  quota: null,
  hasKeywords: false,
  hasBoards: true,
  settings: [],
  headers: () => ({}),
} as const satisfies Partial<Source>;
