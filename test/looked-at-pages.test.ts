import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { listedRoutes } from "./listed-routes.ts";

/** The axe tests name their addresses in these files. */
const files = [
  "e2e/accessibility.spec.ts",
  "e2e/administration.spec.ts",
  "e2e/declined-posting.spec.ts",
  "e2e/pages.ts",
];

/** It only shows the error page, as a missing page of another route does. */
const lastResort = "/*";

test("an axe test opens every page of the route table", () => {
  const pages = listedRoutes().filter(({ isPage, pattern }) => isPage && pattern !== lastResort);
  const table = pages.map(({ pattern }) => ({ id: pattern, path: pattern }));
  const opened = new Set(
    files.flatMap(addressesIn).map((address) => matchRoutes(table, address)?.at(-1)?.route.id),
  );
  // All states share a module, and the tests read their folder.
  const open = new Set(pages.filter(({ pattern }) => opened.has(pattern)).map(({ file }) => file));
  expect(pages.filter(({ file }) => !open.has(file)).map(({ pattern }) => pattern)).toEqual([]);
});

/** Parts that are computed at run time become `x`. */
function addressesIn(file: string): string[] {
  const texts = readFileSync(file, "utf8").matchAll(/["`](\/(?!\/)(?:\$\{[^}]*\}|[^"`$\s])*)["`]/g);
  return [...texts].map(([, text = ""]) => text.replace(/\$\{[^}]*\}/g, "x").replace(/[?#].*$/, ""));
}
