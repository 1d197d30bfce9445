/** A query as its address has it: canonical texts by the names of parameters. Pure, and all that a browser knows of queries. */
export type QueryFields = Record<string, string>;

/** The search part of an address; empty where there is nothing to say. */
export function addressOf(fields: Record<string, string | null>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
