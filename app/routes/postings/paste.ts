import { refuseGet } from "#app/routes/functions/refusals.ts";

export const loader = refuseGet;
