export type Cursor = { datePosted: Date; id: string };

export function writeCursor({ datePosted, id }: Cursor): string {
  return `${datePosted.getTime().toString(36)}-${id.replaceAll("-", "")}`;
}

export function readCursor(text: string | null): Cursor | null {
  const match = /^([0-9a-z]{1,9})-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    text ?? "",
  );
  if (!match) return null;
  const [, time = "", ...id] = match;
  const datePosted = new Date(Number.parseInt(time, 36));
  return Number.isNaN(datePosted.getTime()) ? null : { datePosted, id: id.join("-") };
}
