import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { listedRoutes } from "./listed-routes.ts";

/** Where the axe tests name the addresses that they open. */
const files = ["e2e/accessibility.spec.ts", "e2e/administration.spec.ts", "e2e/pages.ts"];

/** It only ever shows the error page, which a missing page of another route shows there, too. */
const lastResort = "/*";

test("every page of the route table is opened by an axe test", () => {
  const pages = listedRoutes().filter(({ isPage, pattern }) => isPage && pattern !== lastResort);
  const table = pages.map(({ pattern }) => ({ id: pattern, path: pattern }));
  const opened = new Set(
    files.flatMap(addressesIn).map((address) => matchRoutes(table, address)?.at(-1)?.route.id),
  );
  // Each state has the same module, and all states are opened by what is in their folder.
  const open = new Set(pages.filter(({ pattern }) => opened.has(pattern)).map(({ file }) => file));
  expect(pages.filter(({ file }) => !open.has(file)).map(({ pattern }) => pattern)).toEqual([]);
});

/** What is put together while a test runs stands as `x`. */
function addressesIn(file: string): string[] {
  const texts = readFileSync(file, "utf8").matchAll(/["`](\/(?!\/)(?:\$\{[^}]*\}|[^"`$\s])*)["`]/g);
  return [...texts].map(([, text = ""]) => text.replace(/\$\{[^}]*\}/g, "x").replace(/[?#].*$/, ""));
}
