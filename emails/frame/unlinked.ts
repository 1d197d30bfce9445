/**
 * What somebody typed, for a mail that anybody can have sent to anybody: mail programs must find no address in it to make a
 * link of.
 */
export function unlinked(text: string): string {
  // The dots of "U.S." make no link.
  return text.replace(/(?!(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L})))[./:@\\。．｡]+(?=\S)/gu, " ");
}
