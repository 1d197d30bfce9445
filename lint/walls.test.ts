import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { downhill, withWalls } from "./walls.ts";

test("biome.json holds the walls of the table", () => {
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
  expect(overrides).toEqual(withWalls(overrides));
});

test("downhill lists every folder of core", () => {
  const folders = readdirSync("core", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(downhill.flat()).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});
