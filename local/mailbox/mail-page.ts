import { html } from "hono/html";
import type { Markup } from "#local/page-frame.ts";
import { layout } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { mailSandbox } from "./mail-document.ts";
import { textWithLinks } from "./text-with-links.ts";
import { when } from "./when.ts";

const views = { html: "HTML", text: "Text", headers: "Headers" };
export type View = keyof typeof views;

export function mailPage(mail: Mail, wanted: View | null) {
  const view = wanted ?? (mail.html === null ? "text" : "html");
  const title = mail.subject || "(no subject)";
  return layout(
    title,
    html`<h1>${title}</h1>
<dl>
<dt>From</dt><dd>${headerOf(mail, "from")}</dd>
<dt>To</dt><dd>${mail.to.join(", ")}</dd>
<dt>Received</dt><dd>${when(mail.receivedAt)}</dd>
${mail.attachments.length > 0 && html`<dt>Attachments</dt><dd>${attachments(mail)}</dd>`}
</dl>
${oneClick(mail)}
<nav aria-label="Views of this email"><ul>
${Object.entries(views).map(
  ([name, label]) =>
    html`<li><a href="/local/mailbox/${mail.id}/${name}"${name === view ? html` aria-current="page"` : ""}>${label}</a></li>`,
)}
<li><a href="/local/mailbox/${mail.id}/source">Raw source</a></li>
</ul></nav>
${show[view](mail)}`,
  );
}

const show: Record<View, (mail: Mail) => Markup> = {
  html: (mail) =>
    mail.html === null
      ? html`<p>This email has no HTML.</p>`
      : html`<iframe title="The email as HTML" src="/local/mailbox/${mail.id}/content" sandbox="${mailSandbox}"></iframe>`,
  text: (mail) =>
    mail.text === null ? html`<p>This email has no text.</p>` : html`<pre>${textWithLinks(mail.text)}</pre>`,
  headers: (mail) =>
    html`<dl>${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
};

/** The one-click address of RFC 8058, if it is ours. */
function oneClick(mail: Mail) {
  const address = /^<(https?:[^>]+)>$/.exec(headerOf(mail, "list-unsubscribe"))?.[1];
  if (!address || headerOf(mail, "list-unsubscribe-post") !== "List-Unsubscribe=One-Click") return "";
  return html`<form method="post" action="${address}">
<button name="List-Unsubscribe" value="One-Click">Unsubscribe with one click</button>
</form>`;
}

function headerOf(mail: Mail, name: string) {
  return mail.headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";
}

function attachments(mail: Mail) {
  return mail.attachments.map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`).join(", ");
}
