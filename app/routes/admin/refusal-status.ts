import type { Started } from "#core/sources/runs/start-sync.ts";

/** 409 means that the request must wait, 429 that the month's quota is used up. */
export const refusalStatus: Record<Extract<Started, { ok: false }>["reason"], number> = {
  "bad-wish": 400,
  running: 409,
  "switched-off": 409,
  settings: 409,
  quota: 429,
};
