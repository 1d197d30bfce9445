export type QueryFields = Record<string, string>;

export function addressOf(fields: Record<string, string | null>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
