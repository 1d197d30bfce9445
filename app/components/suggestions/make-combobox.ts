import { createAsker, type Find } from "./ask-suggestions.ts";
import { createList, type Offered } from "./suggestion-list.ts";

type Combobox<Option> = {
  find: Find<Option>;
  choose: (option: Option) => void;
  onType?: () => void;
};

const made = new WeakSet<HTMLInputElement>();

/**
 * Follows WAI-ARIA: the focus stays in the field, and Enter without a choice searches for the text. Plain DOM
 * keeps React's portals out of every page's script.
 */
export function makeCombobox<Option extends Offered>(
  field: HTMLInputElement,
  { find, choose, onType = () => {} }: Combobox<Option>,
) {
  if (made.has(field)) return;
  made.add(field);
  const list = createList(field, accept);
  const { ask, cancel } = createAsker(find, list.show);
  let isTaking = false;
  field.autocomplete = "off";
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);

  function accept(option: Option) {
    close();
    isTaking = true;
    choose(option);
    isTaking = false;
  }

  function close() {
    cancel();
    list.show([]);
  }

  function type() {
    if (isTaking) return;
    onType();
    ask(field.value);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const chosen = list.active();
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (list.isOpen()) list.step(key === "ArrowDown" ? 1 : -1);
      else ask(field.value);
    } else if (key === "Enter" && chosen) accept(chosen);
    else if (key === "Escape" && list.isOpen()) close();
    else return;
    event.preventDefault();
  }

  field.addEventListener("input", type);
  field.addEventListener("keydown", press);
  field.addEventListener("blur", close);
  field.form?.addEventListener("submit", close);
  // On some phones, a tap beside a field does not take the focus from it.
  document.addEventListener("pointerdown", ({ target }) => {
    if (list.isOpen() && target !== field && !list.contains(target as Node)) close();
  });
  // Text may have been typed before this script arrived.
  if (field === document.activeElement && field.value !== field.defaultValue) type();
}
