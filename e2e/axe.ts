import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Axe = typeof axe;

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
