import { loadOnRender } from "#app/components/load-on-render.tsx";

/** We count visits only after consent. */
export const Consent = loadOnRender(() =>
  import("./consent-banner.tsx").then((module) => module.ConsentBanner),
);
