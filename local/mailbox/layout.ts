import { html } from "hono/html";
import { colors, framePolicy, type Markup, pageFrame } from "#local/page-frame.ts";

const style = `
${colors}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem 1.25rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header { border-bottom: 2px solid var(--line); margin-bottom: 1.5rem; padding-bottom: .75rem; }
header p { margin: 0; color: var(--soft); }
header strong { font-size: 1.125rem; }
header p:first-child { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: baseline; }
header a { padding: .5rem 0; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
form, nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 1rem 0; padding: 0; list-style: none; }
input, button { font: inherit; color: inherit; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--soft);
  border-radius: .25rem; background: transparent; }
nav a { display: block; padding: .5rem 0; border-bottom: 3px solid transparent; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; border-color: var(--link); }
.mails { padding: 0; list-style: none; }
.mails li { display: grid; gap: 0 1.5rem; padding: .625rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.mails a { padding: .25rem 0; font-weight: 600; }
.mails :not(a) { color: var(--soft); }
@media (min-width: 48rem) { .mails li { grid-template-columns: 5fr 4fr auto; } }
dl { display: grid; grid-template-columns: minmax(4rem, max-content) 1fr; gap: .25rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); resize: vertical;
  background: light-dark(white, transparent); }
`;

/** The only frame shows the email itself. */
export const pagePolicy = framePolicy(style, "frame-src 'self'", "form-action 'self'");

export function layout(title: string, content: Markup): Markup {
  return pageFrame({
    title: `${title} · Local mailbox`,
    style,
    body: html`<header>
<p><strong><a href="/local/mailbox">Local mailbox</a></strong> <a href="/">Back to the site</a></p>
<p>No mail server is configured, so every email stays on this machine.</p>
</header>
<main>${content}</main>`,
  });
}
