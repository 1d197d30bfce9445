import type { Started } from "#core/sources/runs/start-sync.ts";

/** Of a wish that makes no sense, one that has to wait, and one that the month allows no more. */
export const refusalStatus: Record<Extract<Started, { ok: false }>["reason"], number> = {
  "bad-wish": 400,
  running: 409,
  "switched-off": 409,
  settings: 409,
  quota: 429,
};
