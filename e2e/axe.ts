import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { isProof } from "#test/runs.ts";

type Axe = typeof axe;
export type PageLook = { width: number; colorScheme: "light" | "dark" };

const looks: [PageLook, PageLook, PageLook, PageLook] = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

/** `npm run prove` looks at each page in all looks, other runs at one by turns. */
export function looksFor(index: number): PageLook[] {
  return isProof ? looks : looks.slice(index % looks.length).slice(0, 1);
}

/**
 * Returns what axe finds wrong with the page. Playwright's own builder takes ten times as long: it loads all of axe for
 * every look, opens a second page and transfers every rule that passed.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // Axe would miss frames.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations, passes } = await run(document, { resultTypes: ["violations"] });
    if (!passes.length) throw new Error("axe has looked at nothing");
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  });
}
