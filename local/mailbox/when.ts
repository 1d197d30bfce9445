import { html } from "hono/html";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

/** Uses this machine's time zone, which is the reader's. */
export function when(moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${format.format(moment)}</time>`;
}
