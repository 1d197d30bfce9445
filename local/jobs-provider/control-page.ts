import { html } from "hono/html";
import type { BoardControls } from "#local/applicant-tracking/controls.ts";
import { standInBoards } from "#local/applicant-tracking/stand-in-boards.ts";
import { controlSection } from "#local/job-pages/control-section.ts";
import type { PageControls } from "#local/job-pages/controls.ts";
import { colors, framePolicy, pageFrame } from "#local/page-frame.ts";
import { troubles } from "#local/troubles.ts";
import type { ProviderControls } from "./controls.ts";

const style = `
${colors}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1rem 1.25rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); } h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 1.5rem 0 .25rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
p { margin: .25rem 0; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: .75rem 0; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .125rem; max-width: 100%; color: var(--soft); }
input, select, button { font: inherit; color: inherit; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--soft);
  border-radius: .25rem; background: var(--paper); min-width: 0; max-width: 100%; }
dl { display: grid; grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr); gap: .25rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
section { border-top: 2px solid var(--line); }
`;

export const controlPolicy = framePolicy(style, "form-action 'self'");

export function controlPage(provider: ProviderControls, boards: BoardControls, pages: PageControls) {
  const state = provider.state;
  return pageFrame({
    title: "Local job sources",
    style,
    body: html`<main>
<h1>Local job sources</h1>
<p>These replace the services that jobs come from. Settings last until you reset them or stop the services.
<a href="/local">Local services</a> · <a href="/">Back to the site</a></p>
<section>
<h2>Active Jobs DB</h2>
<dl>
<dt>Requests left</dt><dd>${state.requests}</dd>
<dt>Jobs left</dt><dd>${state.jobs}</dd>
<dt>Requests received</dt><dd>${state.requestsSeen}</dd>
<dt>Current fault</dt><dd>${faultText(state)}</dd>
<dt>Added delay</dt><dd>${state.delayMs} ms</dd>
<dt>Reported as expired</dt><dd>${state.expired.join(", ") || "none"}${state.listsManyExpired ? ", and 300,000 unknown ids" : ""}</dd>
<dt>Reported as changed</dt><dd>${state.changed.join(", ") || "none"}</dd>
</dl>
<form method="post" action="/local/jobs-provider/quota">
<label>Requests left <input name="requests" type="number" min="0" max="20000" value="${state.requests}" required></label>
<label>Jobs left <input name="jobs" type="number" min="0" max="20000" value="${state.jobs}" required></label>
<button>Set quota</button>
</form>
${button("refill", "Refill the quota")}
<form method="post" action="/local/jobs-provider/fail">
<label>Fault ${troubleChoice()}</label>
<label>Number of requests (empty: until reset) <input name="next" type="number" min="1" max="1000"></label>
<button>Start fault</button>
</form>
<form method="post" action="/local/jobs-provider/slow">
<label>Added delay in ms <input name="ms" type="number" min="0" max="60000" value="${state.delayMs}" required></label>
<button>Set delay</button>
</form>
${button("recover", "Reset faults and delay")}
${button("expire", "Expire the newest posting")}
${button("change", "Change the newest posting")}
${button("many-expired", state.listsManyExpired ? "Stop reporting unknown ids" : "Report 300,000 unknown ids as expired")}
${button("forget-lists", "Clear changed and expired postings")}
</section>
<section>
<h2>Employer boards</h2>
<dl>${standInBoards.map((board) => html`<dt>${board.system}</dt><dd>${board.token}: ${boardState(boards, board.token)}</dd>`)}</dl>
<form method="post" action="/local/jobs-provider/board">
<label>Board <select name="token">${standInBoards.map((board) => html`<option value="${board.token}">${board.system}: ${board.token}</option>`)}</select></label>
<label>Action <select name="does">
<option value="open">Open one more job</option>
<option value="close">Close a job</option>
<option value="gone">Remove the board (404)</option>
<option value="back">Restore the board</option>
<option value="slow">Add a delay of 3 seconds</option>
${Object.entries(troubles).map(([trouble, words]) => html`<option value="${trouble}">Fault: ${words}</option>`)}
</select></label>
<button>Apply action</button>
</form>
${button("boards-recover", "Reset all boards")}
</section>
${controlSection(pages)}
</main>`,
  });
}

function button(action: string, words: string) {
  return html`<form method="post" action="/local/jobs-provider/${action}"><button>${words}</button></form>`;
}

function troubleChoice() {
  return html`<select name="trouble">${Object.entries(troubles).map(
    ([trouble, words]) => html`<option value="${trouble}">${words}</option>`,
  )}</select>`;
}

type CurrentFault = { trouble: keyof typeof troubles | null; left: number };

function faultText({ trouble, left }: CurrentFault): string {
  if (!trouble) return "none";
  return `${troubles[trouble]}, ${Number.isFinite(left) ? `for the next ${left} requests` : "until reset"}`;
}

function boardState(boards: BoardControls, token: string): string {
  const { trouble, left, delayMs } = boards.troublesOf(token).current;
  const states = [
    boards.isGone(token) && "gone",
    trouble && faultText({ trouble, left }),
    delayMs > 0 && `${delayMs} ms delay`,
    boards.openedOf(token) > 0 && `${boards.openedOf(token)} opened`,
    boards.closedOf(token) > 0 && `${boards.closedOf(token)} closed`,
  ];
  return states.filter(Boolean).join(", ") || "normal";
}
