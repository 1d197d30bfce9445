import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { isProof } from "#test/runs.ts";

type Axe = typeof axe;
export type Look = { width: number; colorScheme: "light" | "dark" };

const looks: [Look, Look, Look, Look] = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

/** The looks a page is tested at: all of them in the proof, else one, which the next page has not. */
export function lookedAt(index: number): Look[] {
  return isProof ? looks : looks.slice(index % looks.length).slice(0, 1);
}

/**
 * What axe finds wrong with the page as it stands. Playwright's builder for it loads all of axe anew for every look, opens a
 * second page and carries over all that is right, which takes ten times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // What is framed would go unseen.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations, passes } = await run(document, { resultTypes: ["violations"] });
    if (!passes.length) throw new Error("axe has looked at nothing");
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  });
}
