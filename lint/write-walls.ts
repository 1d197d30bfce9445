// `npm run lint-walls` writes the walls into biome.json.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { withWalls } from "./walls.ts";

const file = "biome.json";
const config = JSON.parse(readFileSync(file, "utf8"));
config.overrides = withWalls(config.overrides);
writeFileSync(file, JSON.stringify(config));
execFileSync("biome", ["format", "--write", file], { stdio: "inherit" });
