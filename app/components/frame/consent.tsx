import { loadOnRender } from "#app/components/load-on-render.tsx";

/** Visits are counted only after consent. Rendered only where the operator has DataFast. */
export const Consent = loadOnRender(() =>
  import("./consent-banner.tsx").then((module) => module.ConsentBanner),
);
