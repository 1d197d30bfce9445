import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first versions without a known vulnerability. */
const floors: Record<string, string> = {
  "react-router": "7.12.0",
  hono: "4.12.21",
  "@hono/node-server": "1.19.13",
  nodemailer: "7.0.11",
  "better-auth": "1.6.24",
  stripe: "23.0.0",
};

type Lockfile = { packages: Record<string, { version?: string; resolved?: string; integrity?: string }> };
const lockfile: Lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const installed = Object.entries(lockfile.packages).flatMap(([place, { version = "" }]) => {
  const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
  return name ? [{ name, version, place }] : [];
});

test.each(Object.entries(floors))("each copy of %s is at least %s", (name, floor) => {
  const copies = installed.filter((copy) => copy.name === name);
  expect(copies).not.toEqual([]);
  expect(copies.filter(({ version }) => isOlder(version, floor))).toEqual([]);
});

test("a pre-release comes before its release, and parts are compared as numbers", () => {
  expect(isOlder("4.9.0", "4.12.21")).toBe(true);
  expect(isOlder("4.12.21-rc.1", "4.12.21")).toBe(true);
  expect(isOlder("4.12.21", "4.12.21")).toBe(false);
  expect(isOlder("10.0.0", "7.0.11")).toBe(false);
});

test("the lockfile names no registry, and every package's fingerprint", () => {
  const packages = Object.entries(lockfile.packages).filter(([place]) => place !== "");
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
});

function isOlder(version: string, floor: string): boolean {
  const [release = "", preRelease] = version.split("-", 2);
  const parts = release.split(".").map(Number);
  for (const [index, least] of floor.split(".").map(Number).entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part < least;
  }
  return preRelease !== undefined;
}
