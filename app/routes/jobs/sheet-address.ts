import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

/** What the address parameter `sheet` says of a sheet that is open. */
export const openSheet = "open";

/** The search part of the address of a list with its sheet open, and where on the page that is. */
export function sheetAddress(fields: QueryFields): string {
  return `${addressOf({ ...fields, sheet: openSheet })}#sheet`;
}
