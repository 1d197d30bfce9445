import { html } from "hono/html";
import { colors, framePolicy, pageFrame } from "./page-frame.ts";
import type { Running } from "./running.ts";
import { cards } from "./stripe/cards.ts";

const style = `
${colors}
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1.25rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); display: inline-block; padding: .5rem 0; font-weight: 600; }
section { border-top: 2px solid var(--line); padding: .25rem 0 .75rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.125rem; margin-bottom: .25rem; }
p { margin: .25rem 0; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-variant-numeric: tabular-nums; } dd { margin: 0; color: var(--soft); }
code { overflow-wrap: anywhere; }
`;

export const frontPolicy = framePolicy(style, "form-action 'none'");

export function frontPage({ mailbox, stripe, provider, tracking }: Running) {
  return pageFrame({
    title: "Local services",
    style,
    body: html`<main>
<h1>Local services</h1>
<p>These replace services that you haven't configured. Nothing leaves this machine. <a href="/">Back to the site</a></p>
${
  mailbox &&
  html`<section>
<h2>Email</h2>
<p>Every email lands here, including sign-in links.</p>
<p><a href="/local/mailbox">Open the mailbox</a></p>
</section>`
}
${
  stripe &&
  html`<section>
<h2>Payments</h2>
<p>A local copy of Stripe serves checkout and customer portal. No money moves. Pay with one of these cards:</p>
<dl>${cards.map((card) => html`<dt>${card.number}</dt><dd>${card.title}</dd>`)}</dl>
</section>`
}
${
  provider &&
  html`<section>
<h2>Jobs</h2>
<p>Demonstration jobs in the format of Active Jobs DB: <code>${provider.url}</code>.${
    tracking &&
    html` Boards of fictitious employers at Greenhouse, Lever, Ashby, Workday and NEOGOV: <code>${tracking.url}</code>.`
  }</p>
<p><a href="/local/jobs-provider">Change quota, speed and faults</a></p>
</section>`
}
</main>`,
  });
}
