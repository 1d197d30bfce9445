export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 32rem; margin: 0 auto; padding: 1rem; }
.banner { margin: 0; padding: .5rem 1rem; background: #5b3df5; color: #fff; text-align: center; }
.error { padding: .5rem .75rem; border-left: .25rem solid #c62828; }
.price { font-size: 1.5rem; font-weight: 600; }
fieldset, form { margin: 0 0 1rem; }
label { display: block; padding: .25rem 0; }
input[type=email] { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; cursor: pointer; }
`;
