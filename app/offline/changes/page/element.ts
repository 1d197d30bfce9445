type Content = string | Node | false | null;

/** Makes an element of the page without React, which is not asked for what waits. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content.filter((each): each is string | Node => Boolean(each)));
  return made;
}

export function button(label: string, about: string, act: () => unknown, look = "quiet"): HTMLButtonElement {
  const made = element("button", { type: "button", class: `button ${look}` }, label);
  if (about) made.setAttribute("aria-label", `${label}: ${about}`);
  made.addEventListener("click", () => void act());
  return made;
}
