import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { flakyTests, slowestJourneys, slowestTests } from "./slowest-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "waymark-"));

function report(name: string, content: unknown) {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("slowestTests names files from the root, the slowest first", () => {
  const file = (name: string, ms: number) => ({
    name: path.resolve(name),
    startTime: 1000,
    endTime: 1000 + ms,
  });
  const vitest = report("vitest.json", {
    testResults: [file("core/a.test.ts", 100), file("app/b.test.ts", 3000), file("core/c.test.ts", 2000)],
  });
  expect(slowestTests(vitest, 2)).toEqual([
    { name: "app/b.test.ts", seconds: 3 },
    { name: "core/c.test.ts", seconds: 2 },
  ]);
});

test("slowestJourneys sums a file's journeys", () => {
  const specs = (...ms: number[]) => ms.map((duration) => ({ tests: [{ results: [{ duration }] }] }));
  const playwright = report("playwright.json", {
    suites: [
      { file: "a.spec.ts", specs: specs(1000) },
      { file: "b.spec.ts", specs: specs(500), suites: [{ file: "b.spec.ts", specs: specs(700, 800) }] },
    ],
  });
  expect(slowestJourneys(playwright, 5)).toEqual([
    { name: "e2e/b.spec.ts", seconds: 2 },
    { name: "e2e/a.spec.ts", seconds: 1 },
  ]);
});

test("flakyTests names a journey that passed when tried again", () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 1500 }] }],
  });
  const playwright = report("playwright.json", {
    suites: [
      { file: "a.spec.ts", specs: [spec("fine", "expected")] },
      { file: "b.spec.ts", specs: [], suites: [{ file: "b.spec.ts", specs: [spec("unsure", "flaky")] }] },
    ],
  });
  expect(flakyTests(playwright)).toEqual([{ name: "e2e/b.spec.ts › unsure", seconds: 1.5 }]);
});

test("slowestTests of a runner that did not run is empty", () => {
  expect([...slowestTests("absent.json", 5), ...slowestJourneys("absent.json", 5)]).toEqual([]);
});
