import { expect, test } from "./fixtures.ts";
import { subscribe } from "./people.ts";

const tallest = 220;
/** Where the title, the pay, the facts and five badges of one card all take a second line. */
const tallestOfAll = 258;
const pages = 4;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("cards of one place are at most 220 px high on a phone, with a title of two lines, too", async ({
  page,
  app,
}) => {
  await subscribe(page, app);
  const cards: { title: string; lines: number; height: number }[] = [];
  let path: string | null = "/jobs";
  for (let read = 0; read < pages && path; read++) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    cards.push(
      ...(await page.getByRole("article").evaluateAll((all) =>
        all
          .filter((card) => !card.querySelector(".entry-places") && !card.matches(".featured"))
          .map((card) => {
            const title = card.querySelector("h3");
            const line = Number.parseFloat(getComputedStyle(title ?? card).lineHeight);
            return {
              title: title?.textContent ?? "",
              lines: Math.round((title?.getBoundingClientRect().height ?? 0) / line),
              height: card.getBoundingClientRect().height,
            };
          }),
      )),
    );
    path = await page.locator("a[rel=next]").getAttribute("href");
  }
  const of = (lines: number) => cards.filter((card) => card.lines === lines);
  expect(of(1).length).toBeGreaterThan(100);
  expect(of(2).length).toBeGreaterThan(50);
  expect(cards.filter(({ lines }) => lines > 2)).toEqual([]);
  expect(of(1).filter(({ height }) => height > tallest)).toEqual([]);
  const taller = of(2).filter(({ height }) => height > tallest);
  expect(taller.length / of(2).length).toBeLessThan(0.02);
  for (const { title, height } of taller) expect(height, title).toBeLessThanOrEqual(tallestOfAll);
});
