import { type SQL, sql } from "drizzle-orm";

/**
 * "The column contains this text", in two forms: one that its trigram index can answer, and one that hides the
 * column from every index, for walks in date order. Text without three letters or digits in a row has no trigram;
 * it is matched by whole words instead, which the index can still narrow.
 */
export function contains(column: SQL, text: string): { indexed: SQL; opaque: SQL } {
  if (/[\p{L}\p{N}]{3}/u.test(text)) {
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    return { indexed: sql`${column} ilike ${pattern}`, opaque: sql`(${column} || '') ilike ${pattern}` };
  }
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return { indexed: sql`false`, opaque: sql`false` };
  return {
    indexed: sql.join(
      words.map((word) => sql`(${word} <<% ${column} and ${column} ~* ${`\\m${word}\\M`})`),
      sql` and `,
    ),
    opaque: sql.join(
      words.map((word) => sql`(${column} || '') ~* ${`\\m${word}\\M`}`),
      sql` and `,
    ),
  };
}
