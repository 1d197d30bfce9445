/** Where a reader stands in a list that is ordered by date and id, newest first. */
export type Cursor = { datePosted: Date; id: string };

/** "m8x1k2-3f2c…": a moment and an id, nothing secret. */
export function writeCursor({ datePosted, id }: Cursor): string {
  return `${datePosted.getTime().toString(36)}-${id.replaceAll("-", "")}`;
}

/** Null for anything that writeCursor did not write: such an address shows the first page. */
export function readCursor(text: string | null): Cursor | null {
  const match = /^([0-9a-z]{1,9})-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    text ?? "",
  );
  if (!match) return null;
  const [, time = "", ...id] = match;
  const datePosted = new Date(Number.parseInt(time, 36));
  return Number.isNaN(datePosted.getTime()) ? null : { datePosted, id: id.join("-") };
}
