import type { Started } from "#core/sources/runs/start-sync.ts";

/** 400 for a wrong request, 409 for one that must wait, 429 for one beyond the month's quota. */
export const refusalStatus: Record<Extract<Started, { ok: false }>["reason"], number> = {
  "bad-wish": 400,
  running: 409,
  "switched-off": 409,
  settings: 409,
  quota: 429,
};
