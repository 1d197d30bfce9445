import type { Locator, Page } from "@playwright/test";
import pg from "pg";
import type { App } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

export async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** What waits for a connection, or was refused. */
export function panelOn(page: Page): Locator {
  return page.getByRole("region", { name: "Changes on this device" });
}

export function waitingOn(page: Page): Locator {
  return panelOn(page).getByRole("status");
}

export async function writeNote(page: Page, title: string, text: string) {
  await page
    .locator(".notes-link")
    .filter({ hasText: `(${title})` })
    .click();
  await page.getByRole("textbox", { name: `Notes (${title})` }).fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

export async function query<Row extends object>(
  app: App,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}
