import { html } from "hono/html";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

/** A moment in the time zone of this machine, which is its reader's. */
export function when(moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${format.format(moment)}</time>`;
}
