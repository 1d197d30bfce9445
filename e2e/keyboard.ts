import type { Locator } from "@playwright/test";

/** No page has more. */
const mostSteps = 250;

export async function tabTo(target: Locator): Promise<number> {
  await target.waitFor();
  const { keyboard } = target.page();
  const key = (await target.evaluate(isBehind)) ? "Shift+Tab" : "Tab";
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${target}.`);
}

export async function press(target: Locator, key = "Enter") {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

export async function type(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

function isBehind(element: Element): boolean {
  const { activeElement: from, body } = document;
  const isBefore = from && from !== body && from.compareDocumentPosition(element);
  return Boolean(isBefore && isBefore & Node.DOCUMENT_POSITION_PRECEDING);
}
