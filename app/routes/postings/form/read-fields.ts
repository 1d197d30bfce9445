import { type PostingInput, postingFields } from "#core/postings/form/posting-form.ts";

export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  return fields;
}

export function readFormInput(form: HTMLFormElement): PostingInput {
  return pickPostingInput(fieldsOf(form));
}

export function pickPostingInput(fields: Record<string, string>): PostingInput {
  return Object.fromEntries(postingFields.map((name) => [name, fields[name] ?? ""])) as PostingInput;
}

/** A field with a different text keeps it. */
export function fill(form: HTMLFormElement, typed: PostingInput) {
  for (const name of postingFields) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      fillChoice([...field].filter(isInput), typed[name]);
      continue;
    }
    if (!(field instanceof HTMLElement)) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked === field.defaultChecked) field.checked = typed[name] === "true";
    } else if (field instanceof HTMLSelectElement) {
      const offered = [...field.options];
      const first = offered.find((option) => option.defaultSelected) ?? offered[0];
      const isOffered = offered.some((option) => option.value === typed[name]);
      if (isOffered && field.value === first?.value) field.value = typed[name];
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = typed[name];
    }
    if (typed[name]) unfold(field);
    // This event does not bubble, so it reaches only what follows this field.
    field.dispatchEvent(new Event("input"));
  }
}

function fillChoice(radios: HTMLInputElement[], value: string) {
  const isAsSent = radios.every((radio) => radio.checked === radio.defaultChecked);
  const wanted = radios.find((radio) => radio.value === value);
  if (!isAsSent || !wanted) return;
  wanted.checked = true;
  if (value) unfold(wanted);
}

export function unfold(field: Element) {
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
}

function isInput(node: Node): node is HTMLInputElement {
  return node instanceof HTMLInputElement;
}
