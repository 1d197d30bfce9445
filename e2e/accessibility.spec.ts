import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";
import { isHydrated, type PageAddresses, pageAddresses } from "./pages.ts";

const kinds: (keyof PageAddresses)[] = ["home", "jobs", "remote", "job", "ended", "company", "missing"];
const widths = [390, 1280];

for (const kind of kinds) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on the ${kind} page, ${colorScheme}, on phone and desktop`, async ({
      app,
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const addresses = await pageAddresses(app.databaseUrl);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (width === widths[0]) await page.goto(addresses[kind]);
        await isHydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`,
        );
        expect(found, `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`the ${kind} page never scrolls sideways`, async ({ app, page }) => {
    const addresses = await pageAddresses(app.databaseUrl);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(addresses[kind]);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    for (const places of await page.locator("summary:visible").all()) await places.click();
    expect(await beyond()).toBeLessThanOrEqual(0);
  });
}
