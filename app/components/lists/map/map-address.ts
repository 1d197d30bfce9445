import type { JobMap } from "#core/jobs/map/list-map.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

/** Whether an address asks for the map of its list. */
export function asksForMap(url: URL): boolean {
  return url.searchParams.get("view") === "map";
}

/** What the address of a list says of its map; nothing where the list alone is shown. */
export function mapFields(map: JobMap | null): QueryFields {
  if (!map) return {};
  return { view: "map", ...(map.isZoomed && map.picture && { map: map.picture }) };
}

/** The search parts of the address of a list and of its map, from the first page on. */
export function viewAddresses({ view: _, map, ...fields }: QueryFields): { list: string; map: string } {
  return {
    list: addressOf(fields),
    map: addressOf({ ...fields, view: "map", map: map ?? (fields.near ? "near" : null) }),
  };
}
