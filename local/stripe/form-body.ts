import { ApiError } from "./api-error.ts";

export type Form = { [name: string]: string | Form };

/** Reads `a[b][0]=c&d[]=e`. Brackets only create own properties. */
export function parseForm(text: string): Form {
  const root = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value, key);
  return root;
}

export function emptyForm(): Form {
  return Object.create(null) as Form;
}

function pathOf(key: string): string[] {
  const bracket = key.indexOf("[");
  if (bracket < 1) return [key];
  const inner = [...key.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "");
  return [key.slice(0, bracket), ...inner];
}

function put(root: Form, path: string[], value: string, key: string) {
  let form = root;
  for (const [depth, step] of path.entries()) {
    const name = step === "" && depth > 0 ? String(Object.keys(form).length) : step;
    const there = form[name];
    if (depth === path.length - 1) {
      if (typeof there === "object") throw invalidForm(key);
      form[name] = value;
      return;
    }
    if (typeof there === "string") throw invalidForm(key);
    const next = there ?? emptyForm();
    form[name] = next;
    form = next;
  }
}

function invalidForm(key: string) {
  return new ApiError(400, { message: `Invalid parameters: ${key} is both a value and a hash.`, param: key });
}
