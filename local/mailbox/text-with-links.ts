import { html } from "hono/html";

export function textWithLinks(text: string) {
  // Odd pieces are addresses. Punctuation after them is not part of them.
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]])/)
    .map((piece, index) =>
      index % 2 === 1
        ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>`
        : html`${piece}`,
    );
}
