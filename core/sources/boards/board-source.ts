import type { Source } from "#core/sources/source.ts";

export const boardSource = {
  cost: "Free. One request per board.",
  hourUtc: 4,
  requestsPerSecond: 1,
  quota: null,
  hasKeywords: false,
  hasBoards: true,
  settings: [],
  headers: () => ({}),
} as const satisfies Partial<Source>;
