import { later } from "./later.tsx";

/** Asks whether visits may be counted, and counts them only then. Stands only where the operator has DataFast. */
export const Consent = later(() => import("./consent-banner.tsx").then((module) => module.ConsentBanner));
