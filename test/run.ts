// `npm test`: every check, step by step, and how long each took. The last line is always the sum of all test runners.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { countTests } from "./count-tests.ts";
import { runSteps, type Step, type Timed } from "./run-steps.ts";
import { flakyTests, slowestJourneys, slowestTests } from "./slowest-files.ts";

const reports = ".data/reports";
// Hundreds of processes load the same modules, so their compiled form is cached.
const compiled = path.resolve(".data/compile-cache");
const env = { TEST_BUILD: "fresh", NODE_COMPILE_CACHE: compiled };
const checks: Step[] = [
  { name: "The lockfile is whole", commands: [["npm", "ci", "--dry-run", "--ignore-scripts"]] },
  { name: "Format, lint and import walls", commands: [["biome", "ci"]] },
  { name: "Types", commands: [["react-router", "typegen"], ["tsc"]] },
  { name: "Build", commands: [["node", "test/build.ts"]] },
];
const tests: Step = {
  name: "Unit, database and request tests",
  commands: [
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/vitest.json`],
  ],
  env,
};
const journeys: Step = { name: "Browser journeys", commands: [["playwright", "test"]], env };

for (const folder of [reports, compiled]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { failure, times } = await runSteps([checks, tests, journeys]);
show("Seconds by step", times);
show("Slowest test files", slowestTests(`${reports}/vitest.json`, 15));
show("Slowest files of journeys", slowestJourneys(`${reports}/playwright.json`, 15));
show("Passed only when tried again", flakyTests(`${reports}/playwright.json`));
const { passed, failed } = countTests(`${reports}/vitest.json`, `${reports}/playwright.json`);
console.log(failure ?? "\nAll steps passed.");
// A step that is no test runner has no tests to count, but the line must not end in "0 failed".
console.log(`${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failure || failed ? 1 : 0;

function show(title: string, times: Timed[]) {
  if (times.length) console.log(`\n${title}`);
  for (const { name, seconds } of times) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
