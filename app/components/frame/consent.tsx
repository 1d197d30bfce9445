import { loadOnRender } from "#app/components/load-on-render.tsx";

/** Asks whether visits may be counted, and counts them only then. Stands only where the operator has DataFast. */
export const Consent = loadOnRender(() =>
  import("./consent-banner.tsx").then((module) => module.ConsentBanner),
);
