import type { JobMap } from "#core/jobs/map/list-map.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

export function asksForMap(url: URL): boolean {
  return url.searchParams.get("view") === "map";
}

export function mapFields(map: JobMap | null): QueryFields {
  if (!map) return {};
  return { view: "map", ...(map.isZoomed && map.picture && { map: map.picture }) };
}

export function viewAddresses({ view: _, map, ...fields }: QueryFields): { list: string; map: string } {
  return {
    list: addressOf(fields),
    map: addressOf({ ...fields, view: "map", map: map ?? (fields.near ? "near" : null) }),
  };
}
