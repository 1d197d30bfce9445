import { beforeEach, expect, test } from "vitest";
import { checkLinks } from "#core/content/check-links.ts";
import { emptyDatabase } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { links } from "./links.ts";

const said = hearConsole();

beforeEach(async () => {
  await emptyDatabase();
});

function answering(statuses: Record<string, number>): typeof checkLinks {
  const found = Object.keys(statuses).map((host) => ({ url: `https://${host}/`, pages: ["/a", "/b"] }));
  const now = new Date("2026-11-23T09:00:00Z");
  const ask = async (url: URL) => ({ status: statuses[url.host] ?? 0, location: null });
  return (options) => checkLinks({ ...options, links: found, ask }, now);
}

test("npm run links reports a check and exits with 1 for a dead link", async () => {
  expect(await links(["check"], answering({ "a.org": 200, "b.org": 404, "c.org": 403 }))).toBe(1);
  expect(said.join("\n")).toBe(`3 links checked: 1 working, 1 dead, 1 unclear

Dead:
  https://b.org/
    404 The page is gone. On /a, /b

Unclear, please open by hand:
  https://c.org/
    403 Its server refuses to answer us. On /a, /b`);
});

test("npm run links lists dead links with address, last answer, pages and date", async () => {
  await links(["check"], answering({ "a.org": 200, "b.org": 404 }));
  said.length = 0;
  expect(await links(["dead"])).toBe(0);
  expect(said.join("\n")).toBe("  https://b.org/\n    404 The page is gone. On /a, /b\n    Since 2026-11-23");
});

test("npm run links reports that all links are sound", async () => {
  expect(await links(["check"], answering({ "a.org": 200 }))).toBe(0);
  expect(await links(["dead"])).toBe(0);
  expect(said).toEqual(["1 link checked: 1 working, 0 dead, 0 unclear", "No dead links found."]);
});

test("npm run links claims nothing without a network", async () => {
  expect(await links(["check"], async () => null)).toBe(1);
  expect(said.join("\n")).toContain("Is this machine online?");
});

test("npm run links explains its use", async () => {
  expect(await links(["--help"])).toBe(0);
  for (const args of [[], ["mend"], ["check", "now"], ["dead", "--all"]]) expect(await links(args)).toBe(2);
  for (const text of said) expect(text).toContain("npm run links -- check");
});
