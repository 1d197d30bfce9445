import type { Suggestion } from "#core/search/suggestions.ts";
import { createAsker } from "./ask-suggestions.ts";
import { createList } from "./suggestion-list.ts";

const offered = new WeakSet<HTMLInputElement>();

/**
 * Makes a form's field a combobox with a list, as WAI-ARIA has it: the focus stays in the field, and Enter without a choice asks
 * for what was typed. Plain elements: it is loaded when the field is first used, and React's portals would weigh on every page.
 */
export default function offerSuggestions(field: HTMLInputElement) {
  if (offered.has(field)) return;
  offered.add(field);
  const list = createList(field, choose);
  const { ask, forget } = createAsker(list.show);
  field.autocomplete = "off";
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);

  function choose({ text }: Suggestion) {
    close();
    field.value = text;
    field.form?.requestSubmit();
  }

  function close() {
    forget();
    list.show([]);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const chosen = list.active();
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (list.isOpen()) list.step(key === "ArrowDown" ? 1 : -1);
      else ask(field.value);
    } else if (key === "Enter" && chosen) choose(chosen);
    else if (key === "Escape" && list.isOpen()) close();
    else return;
    event.preventDefault();
  }

  field.addEventListener("input", () => ask(field.value));
  field.addEventListener("keydown", press);
  field.addEventListener("blur", close);
  field.form?.addEventListener("submit", close);
  // On some phones a tap beside a field leaves it its focus.
  document.addEventListener("pointerdown", ({ target }) => {
    if (list.isOpen() && target !== field && !list.contains(target as Node)) close();
  });
  // What was typed while this was loaded.
  if (field === document.activeElement && field.value !== field.defaultValue) ask(field.value);
}
