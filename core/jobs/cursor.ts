import type { ListOrder } from "#core/jobs/query/job-query.ts";

/** Where a page of a list ends. In the order of dates, all keys are 0. */
export type Cursor = { key: number; datePosted: Date; id: string };

type Dated = Omit<Cursor, "key"> & { key?: number };

export function writeCursor({ key = 0, datePosted, id }: Dated, order: ListOrder = "newest"): string {
  const dated = `${datePosted.getTime().toString(36)}-${id.replaceAll("-", "")}`;
  return order === "newest" ? dated : `${order}_${key}_${dated}`;
}

const dated = /^([0-9a-z]{1,9})-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
const number = /^-?\d{1,20}(?:\.\d{1,25})?(?:e[+-]?\d{1,3})?$/;

/** Null for text that is no cursor, or one of another order. */
export function readCursor(text: string | null, order: ListOrder = "newest"): Cursor | null {
  const [name, key = "", rest] = order === "newest" ? [order, "0", text] : (text ?? "").split("_");
  const match = dated.exec(rest ?? "");
  if (!match || name !== order || !number.test(key)) return null;
  const [, time = "", ...id] = match;
  const datePosted = new Date(Number.parseInt(time, 36));
  return Number.isNaN(datePosted.getTime()) ? null : { key: Number(key), datePosted, id: id.join("-") };
}
