import type { Source } from "#core/sources/source.ts";

/** Boards are public and free, and read one by one. */
export const boardSource = {
  cost: "Free. One request a board.",
  hourUtc: 4,
  requestsPerSecond: 1,
  quota: null,
  hasKeywords: false,
  hasBoards: true,
  settings: [],
  headers: () => ({}),
} as const satisfies Partial<Source>;
