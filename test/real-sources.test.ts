import { expect, test } from "vitest";
import { sources } from "#core/sources/registry.ts";
import { hasRealSource } from "#local/environment.ts";

test.each(sources.filter((source) => source.settings.length > 0))(
  "with the settings of $label, no demonstration jobs stand in",
  ({ settings }) => {
    const given = Object.fromEntries(settings.map((name) => [name, "given"]));
    expect(hasRealSource(given)).toBe(true);
    for (const name of settings) expect(hasRealSource({ ...given, [name]: " " })).toBe(false);
  },
);

test("without a key they do", () => {
  expect(hasRealSource({ DATABASE_URL: "postgres://localhost/waymark" })).toBe(false);
});
