import { html } from "hono/html";

/** Plain text, its web addresses to be followed in a new tab. */
export function textWithLinks(text: string) {
  // Split by one group: every second piece is an address. A sentence's last sign is not part of it.
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]])/)
    .map((piece, index) =>
      index % 2 === 1
        ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>`
        : html`${piece}`,
    );
}
