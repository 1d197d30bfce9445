import { sources } from "#core/sources/registry.ts";

/** The job at an employer's board that this address shows, as the board's source knows it; null for any other page. */
export function findBoardJob(address: string | null | undefined): { source: string; id: string } | null {
  if (!address || !URL.canParse(address)) return null;
  const page = new URL(address);
  for (const { name, idOfPage } of sources) {
    const id = idOfPage?.(page);
    if (id) return { source: name, id };
  }
  return null;
}
