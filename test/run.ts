// `npm test`: every check, step by step. The last line of output is always the sum of all test runners.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { countTests } from "./count-tests.ts";

type Step = { name: string; commands: string[][] };

const reports = ".data/reports";
const steps: Step[] = [
  { name: "The lockfile is whole", commands: [["npm", "ci", "--dry-run", "--ignore-scripts"]] },
  { name: "Format, lint and import walls", commands: [["biome", "ci"]] },
  { name: "Types", commands: [["react-router", "typegen"], ["tsc"]] },
  { name: "Build", commands: [["node", "test/build.ts"]] },
  {
    name: "Unit, database and request tests",
    commands: [
      ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/vitest.json`],
    ],
  },
  { name: "Browser journeys", commands: [["playwright", "test"]] },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const failure = await firstFailure();
const { passed, failed } = countTests(`${reports}/vitest.json`, `${reports}/playwright.json`);
console.log(failure ?? "\nAll steps passed.");
// A step that is no test runner has no tests to count, but it must not end in "0 failed".
console.log(`${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failure || failed ? 1 : 0;

async function firstFailure(): Promise<string | null> {
  for (const [index, { name, commands }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = performance.now();
    for (const command of commands) {
      const code = await run(command);
      if (code !== 0) return `\nStopped at step ${index + 1}, "${name}": exit code ${code}.`;
    }
    console.log(`ok, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return null;
}

function run([command = "", ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}
