// `npm run prove`: what takes too long for every change. The last line says how it went.
import { runSteps } from "./run-steps.ts";

const sameTime = "app/routes/account/same-time.test.ts";
const env = { PROVE: "on" };

const { failure } = await runSteps([
  { name: "Build", commands: [["node", "test/build.ts"]] },
  {
    name: "Every test, tried as often as it can be: 2,000 random billing histories, two years of alerts",
    commands: [["vitest", "run", `--exclude=${sameTime}`]],
    env,
  },
  {
    name: "Every journey, at every width and color, and more than 500 hostile strings",
    commands: [["playwright", "test"]],
    env,
  },
  { name: "No regular expression takes long on hostile text", commands: [["node", "test/expressions.ts"]] },
  { name: "Known and unknown addresses take the same time", commands: [["vitest", "run", sameTime]], env },
  { name: "Lighthouse on a phone, one page of each kind", commands: [["node", "test/lighthouse.ts"]] },
  { name: "Pages with one bar of signal", commands: [["node", "e2e/measure-signal.ts"]] },
]);
console.log(failure ?? "\nAll is proved.");
process.exitCode = failure ? 1 : 0;
