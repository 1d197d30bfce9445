import { factFields } from "#core/postings/facts/fact-fields.ts";
import type { FactInText } from "#core/postings/facts/facts-in-text.ts";

export type ReadInText = Partial<Record<string, FactInText>>;

type Control = { value: string; set: (value: string) => void };

/**
 * Starts once somebody writes in the description. Fields that the employer answered or emptied stay
 * untouched.
 */
export function fillFromText(form: HTMLFormElement, sentDescription: string) {
  const chosen = new Set<string>();
  const filled = new Map<string, string>();
  const description = form.elements.namedItem("description");
  // Somebody may have typed before this script arrived.
  let isAsked = description instanceof HTMLTextAreaElement && description.value !== sentDescription;

  /** Scripts' events do not bubble, so only typing counts. */
  function note({ target, bubbles }: Event) {
    const name = (target as Partial<HTMLInputElement> | null)?.name ?? "";
    if (!bubbles) return;
    if (name === "description") isAsked = true;
    else chosen.add(name);
  }

  function write(found: FactInText[]): ReadInText | null {
    if (!isAsked) return null;
    isAsked = false;
    const answers = new Map<string, FactInText>(found.map((one) => [one.field, one]));
    const shown: ReadInText = {};
    for (const name of factFields) {
      const control = controlOf(form, name);
      if (!control || chosen.has(name)) continue;
      if (control.value && control.value !== filled.get(name)) continue;
      const answer = answers.get(name);
      if (control.value !== (answer?.value ?? "")) control.set(answer?.value ?? "");
      if (answer && control.value === answer.value) {
        filled.set(name, answer.value);
        shown[name] = answer;
      } else filled.delete(name);
    }
    // This event does not bubble, so the draft does not count it as typing.
    form.dispatchEvent(new Event("input"));
    return shown;
  }

  return { note, write };
}

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    return {
      get value() {
        return field.value;
      },
      set: (value) => {
        field.value = value;
        // The note names what was filled in, so the outer fold stays closed.
        const inner = field[0] instanceof Element && field[0].closest<HTMLDetailsElement>("details details");
        if (inner && value) inner.open = true;
      },
    };
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return {
      get value() {
        return field.checked ? "true" : "";
      },
      set: (value) => {
        field.checked = value === "true";
      },
    };
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return null;
  return {
    get value() {
      return field.value;
    },
    set: (value) => {
      field.value = value;
    },
  };
}
