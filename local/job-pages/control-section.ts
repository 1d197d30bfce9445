import { html } from "hono/html";
import { type PageControls, pageStates } from "./controls.ts";

export function controlSection(pages: PageControls) {
  return html`<section>
<h2>Pages of jobs</h2>
<p>Where Apply leads. The site asks a page once no board has shown its job for three days.</p>
<dl>
<dt>Requests received</dt><dd>${pages.asked.length}</dd>
${pages.changed.map(([page, state]) => html`<dt>${pageStates[state]}</dt><dd>${page}</dd>`)}
</dl>
<form method="post" action="/local/jobs-provider/page">
<label>Address that Apply leads to <input name="address" type="url" required></label>
<label>From now on, it <select name="state">${Object.entries(pageStates).map(
    ([state, words]) => html`<option value="${state}">${words}</option>`,
  )}</select></label>
<button>Change page</button>
</form>
<form method="post" action="/local/jobs-provider/pages-recover"><button>Reset all pages</button></form>
</section>`;
}
