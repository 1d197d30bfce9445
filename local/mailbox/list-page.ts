import { html } from "hono/html";
import { layout } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { when } from "./when.ts";

/** Newest first; `search` filters by recipient. */
export function listPage(mails: Mail[], search: string) {
  return layout(
    "All emails",
    html`<h1>${mails.length === 1 ? "1 email" : `${mails.length} emails`}${search && ` to “${search}”`}</h1>
<form action="/local/mailbox" method="get" role="search">
<label for="to">To address</label>
<input id="to" name="to" type="search" value="${search}" autocomplete="off" spellcheck="false">
<button>Search</button>
${search && html`<a href="/local/mailbox">Show all</a>`}
</form>
${mails.length === 0 ? html`<p>Nothing here yet. Reload this page after an email was sent.</p>` : html`${list(mails)}${deletion()}`}
<p><a href="/local/mailbox.json">View as JSON</a></p>`,
  );
}

function list(mails: Mail[]) {
  return html`<ol class="mails">${mails.map(
    (mail) => html`<li>
<a href="/local/mailbox/${mail.id}">${mail.subject || "(no subject)"}</a>
<span>to ${mail.to.join(", ")}</span>
${when(mail.receivedAt)}
</li>`,
  )}</ol>`;
}

function deletion() {
  return html`<form action="/local/mailbox/delete-all" method="post"><button>Delete all emails</button></form>`;
}
