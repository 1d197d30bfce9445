import { useRootData } from "#app/root-data.ts";

export function useSite() {
  const root = useRootData();
  if (!root) throw new Error("The site's facts are known only below the root route.");
  return root.site;
}
