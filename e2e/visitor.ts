import { expect } from "@playwright/test";

/** What a journey needs of a browser. Its presses and keys are the browser's own, not a script's. */
export type Driver = {
  goto: (address: string) => Promise<unknown>;
  evaluate: <Result>(read: (...given: string[]) => Result, ...given: string[]) => Promise<Awaited<Result>>;
  find: (
    find: (...given: string[]) => Element | undefined,
    ...given: string[]
  ) => Promise<{ click: () => Promise<void>; type: (text: string) => Promise<void> } | null>;
  /** Those of all tabs. */
  addresses: () => Promise<string[]>;
};

export type Visitor = ReturnType<typeof visitWith>;

export function visitWith(driver: Driver, origin: string) {
  const find = async (selector: string, name: RegExp) => {
    const isFound = expect.poll(() => driver.find(findNamed, selector, name.source).catch(() => null), {
      message: `${name} on the page`,
    });
    await isFound.not.toBeNull();
    const found = await driver.find(findNamed, selector, name.source);
    if (!found) throw new Error(`${name} has gone`);
    return found;
  };
  return {
    /** Opens an address until it can be used. */
    open: async (path: string) => {
      await driver.evaluate(leave).catch(() => {});
      await driver.goto(new URL(path, origin).href);
      await expect.poll(() => driver.evaluate(isArrived).catch(() => false)).toBe(true);
    },
    press: async (name: RegExp) => (await find("a, button, label, summary", name)).click(),
    type: async (label: RegExp, text: string) => (await find("input, textarea", label)).type(text),
    text: () => driver.evaluate(() => document.body.innerText).catch(() => ""),
    firstJob: () => driver.evaluate(() => document.querySelector<HTMLElement>("article h3")?.innerText ?? ""),
    heading: () => driver.evaluate(() => document.querySelector("h1")?.innerText ?? "").catch(() => ""),
    address: () => driver.evaluate(() => location.href).catch(() => ""),
    /** Waits for a tab with such an address. */
    tab: async (address: RegExp): Promise<string> => {
      const open = async () => (await driver.addresses()).find((each) => address.test(each)) ?? "";
      await expect.poll(open).not.toBe("");
      return open();
    },
  };
}

function leave() {
  Object.assign(window, { isLeft: true });
}

function isArrived(): boolean {
  return !("isLeft" in window || "takePresses" in window) && document.readyState === "complete";
}

/** The first that is seen and has this name, in the dialog that is open. It runs in the page. */
function findNamed(selector = "", name = ""): Element | undefined {
  const isNamed = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const words = element.ariaLabel ?? labels?.[0]?.innerText ?? (element as HTMLElement).innerText;
    return new RegExp(name).test(words.trim());
  };
  const place = document.querySelector("dialog:modal") ?? document;
  return [...place.querySelectorAll(selector)].find((each) => each.checkVisibility() && isNamed(each));
}
