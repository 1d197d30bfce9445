import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { alerts } from "./alerts.ts";

const said = hearConsole();
beforeEach(emptyDatabase);

test("npm run alerts makes an address's alerts due and counts them", async () => {
  await insertAlert({ email: "camper@example.com" });
  expect(await alerts(["replay", " Camper@Example.com "])).toBe(0);
  expect(await alerts(["replay", "nobody@example.com"])).toBe(1);
  expect(said).toEqual([
    "1 alert is due now.",
    "nobody@example.com has no alert that is switched on and confirmed.",
  ]);
});

test("npm run alerts explains its use", async () => {
  expect(await alerts(["--help"])).toBe(0);
  for (const args of [
    [],
    ["replay"],
    ["replay", "camper"],
    ["send", "a@example.com"],
    ["replay", "a@example.com", "b"],
  ])
    expect(await alerts(args)).toBe(2);
  for (const text of said) expect(text).toContain("npm run alerts -- replay <email>");
});
