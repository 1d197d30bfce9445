import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { countTests } from "./count-tests.ts";

const folder = mkdtempSync(path.join(tmpdir(), "waymark-"));

function report(name: string, content: unknown) {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("countTests sums both runners, counts a broken file as a failure, but not a journey that passed when tried again", () => {
  const vitest = report("vitest.json", {
    numPassedTests: 10,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ],
  });
  const playwright = report("playwright.json", { stats: { expected: 5, unexpected: 1, flaky: 1 } });
  expect(countTests(vitest, playwright)).toEqual({ passed: 16, failed: 3 });
});

test("countTests counts nothing for a runner that did not run", () => {
  expect(countTests("absent.json", "absent.json")).toEqual({ passed: 0, failed: 0 });
});
