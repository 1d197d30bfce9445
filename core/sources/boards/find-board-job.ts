import { sources } from "#core/sources/registry.ts";

export function findBoardJob(address: string | null | undefined): { source: string; id: string } | null {
  if (!address || !URL.canParse(address)) return null;
  const page = new URL(address);
  for (const { name, idOfPage } of sources) {
    const id = idOfPage?.(page);
    if (id) return { source: name, id };
  }
  return null;
}
