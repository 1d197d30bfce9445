import { readFileSync } from "node:fs";

export function readLines(name: string): unknown[] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
