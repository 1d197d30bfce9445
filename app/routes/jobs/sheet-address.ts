import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

export const openSheet = "open";

export function sheetAddress(fields: QueryFields): string {
  return `${addressOf({ ...fields, sheet: openSheet })}#sheet`;
}
