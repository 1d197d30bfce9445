import { expect, test } from "vitest";
import { sources } from "#core/sources/registry.ts";
import { hasRealSource } from "#local/environment.ts";

test.each(sources.filter((source) => source.settings.length > 0))(
  "demonstration jobs stay out with the settings of $label",
  ({ settings }) => {
    const given = Object.fromEntries(settings.map((name) => [name, "given"]));
    expect(hasRealSource(given)).toBe(true);
    for (const name of settings) expect(hasRealSource({ ...given, [name]: " " })).toBe(false);
  },
);

test("demonstration jobs come in without a key", () => {
  expect(hasRealSource({ DATABASE_URL: "postgres://localhost/waymark" })).toBe(false);
});
