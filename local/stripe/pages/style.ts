export const style = `
:root { color-scheme: light dark; --ground: light-dark(#f5f5fa, #14151d); --sheet: light-dark(#fff, #1e202c);
  --ink: light-dark(#1c1d2b, #ececf4); --soft: light-dark(#5b5d73, #a9abc0); --line: light-dark(#d8d9e4, #383b4d);
  --tint: light-dark(#4b3bc4, #b4abff); --action: light-dark(#4b3bc4, #6556dd); --bad: light-dark(#a8201a, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .625rem 1rem; background: #352a8f; color: #fff; text-align: center; font-size: .9375rem; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1.0625rem; }
a { display: inline-block; padding: .625rem 0; color: var(--tint); }
:focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
.sheet { margin: 0 0 1rem; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
.sheet > :last-child, form > :last-child { margin-bottom: 0; }
@media (min-width: 48rem) {
  main { padding-top: 2.5rem; }
  main:not(:has(.sides)) { max-width: 42rem; }
  .sheet { padding: 1.75rem; }
  .sides { display: grid; grid-template-columns: 2fr 3fr; gap: 1.25rem; align-items: start; }
}
.what { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.price { margin: 0 0 .5rem; font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.price small { font-size: 1rem; font-weight: 400; color: var(--soft); }
.error { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--bad); border-radius: .5rem; color: var(--bad); font-weight: 600; }
.soft { color: var(--soft); }
.soft a { padding: 0; }
form { margin: 0 0 1rem; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend, .field { display: block; padding: 0 0 .375rem; font-weight: 600; }
.field { margin: 0 0 1.25rem; }
.field input, .field select { display: block; width: 100%; min-height: 2.75rem; margin-top: .375rem; padding: .5rem .75rem; font: inherit; font-weight: 400;
  color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: .5rem; }
.card { display: flex; gap: .75rem; align-items: center; min-height: 3.25rem; padding: .5rem .875rem; border: 1px solid var(--line); cursor: pointer; }
.card + .card { border-top: 0; }
.card:first-of-type { border-radius: .5rem .5rem 0 0; }
.card:last-of-type { border-radius: 0 0 .5rem .5rem; }
.card:has(:checked) { background: color-mix(in srgb, var(--tint) 12%, transparent); }
.card input { inline-size: 1.125rem; block-size: 1.125rem; flex: none; accent-color: var(--tint); margin: 0; }
.card span { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
.card b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: inherit; background: transparent;
  border: 1px solid var(--soft); border-radius: .5rem; cursor: pointer; }
button.main { width: 100%; min-height: 3rem; margin-bottom: .625rem; color: #fff; background: var(--action); border-color: transparent; }
button.plain { width: 100%; border-color: transparent; color: var(--tint); }
.invoices { margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.invoices li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
.invoices li:last-child { border-bottom: 0; }
.invoices :first-child { flex: 1; }
`;
