/**
 * What somebody typed, for a mail that anybody can have sent to anybody: mail programs must find no address in it to make a
 * link of.
 */
export function unlinked(text: string): string {
  return text.replace(/[./:@\\。．｡]+(?=\S)/g, " ");
}
