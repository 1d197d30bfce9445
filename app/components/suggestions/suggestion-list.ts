export type Offered = { label: string };

/** React does not render this list. It opens below the focused field. */
export function createList<Option extends Offered>(
  field: HTMLInputElement,
  choose: (option: Option) => void,
) {
  const id = `${field.id}-suggestions`;
  const list = make("div", "suggestions", { id, role: "listbox", "aria-label": "Suggestions" });
  const status = make("span", "sr-only", { role: "status" });
  let shown: Option[] = [];
  let active = -1;
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = (target as Element).closest('[role="option"]');
    const chosen = shown[[...list.children].indexOf(option as Element)];
    if (chosen) choose(chosen);
  });
  field.parentElement?.classList.add("relative");
  field.parentElement?.append(status, list);
  show([]);

  function show(options: Option[]) {
    shown = options;
    list.replaceChildren(...shown.map(({ label }, at) => makeOption(`${id}-${at}`, label)));
    list.hidden = !shown.length;
    list.style.top = `${field.offsetTop + field.offsetHeight}px`;
    status.textContent = shown.length ? countText(shown.length) : "";
    field.setAttribute("aria-expanded", String(!list.hidden));
    activate(-1);
  }

  function activate(at: number) {
    active = at;
    for (const [place, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(place === at));
    const option = list.children[at];
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  }

  return {
    id,
    show,
    isOpen: () => !list.hidden,
    active: () => shown[active] ?? null,
    /** The field itself comes after the last option and before the first. */
    step(by: 1 | -1) {
      const places = shown.length + 1;
      activate(((active + 1 + by + places) % places) - 1);
    },
    contains: (node: Node) => list.contains(node),
  };
}

function makeOption(id: string, label: string): HTMLElement {
  const end = label.lastIndexOf(" · ");
  const option = make("div", "", { id, role: "option" });
  const [name, kind] = [make("span", "wrap-anywhere font-semibold"), make("span", "text-granite")];
  name.textContent = label.slice(0, end);
  kind.textContent = label.slice(end);
  option.append(name, kind);
  return option;
}

function countText(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

function make(tag: "div" | "span", className: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
