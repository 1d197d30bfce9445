import { useRootData } from "#app/root-data.ts";

/** The operator's public facts; the root loader reads them once and every page may show them. */
export function useSite() {
  const root = useRootData();
  if (!root) throw new Error("The site's facts are known only below the root route.");
  return root.site;
}
