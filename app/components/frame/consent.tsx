import { useLocation, useMatches } from "react-router";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import type { PageFacts } from "#app/page-facts.ts";

const Banner = loadOnRender(() => import("./consent-banner.tsx"), "ConsentBanner");

/** We count visits only after consent, and never at an address with a secret, because DataFast reads addresses. */
export function Consent({ websiteId }: { websiteId: string }) {
  const parameters = new URLSearchParams(useLocation().search);
  const secrets = useMatches().flatMap(({ handle }) => (handle as PageFacts | undefined)?.secrets ?? []);
  return secrets.some((name) => parameters.has(name)) ? null : <Banner websiteId={websiteId} />;
}
