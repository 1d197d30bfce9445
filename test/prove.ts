// `npm run prove`: what takes too long for every change. The last line says how it went.
import { globSync, readFileSync } from "node:fs";
import { runSteps } from "./run-steps.ts";

const sameTime = "app/routes/account/same-time.test.ts";
const env = { PROVE: "on" };
/** Files whose tests try less in `npm test` than they can. */
const shortened = globSync("{app,core,server,worker,cli,local,db,test}/**/*.test.{ts,tsx}").filter(
  (file) => file !== sameTime && /"fast-check"|"#test\/runs\.ts"/.test(readFileSync(file, "utf8")),
);

const { failure } = await runSteps([
  { name: "Build", commands: [["node", "test/build.ts"]] },
  {
    name: "Whatever is random, many times: 2,000 billing histories, two years of alerts, every mix of filters",
    commands: [["vitest", "run", ...shortened]],
    env,
  },
  { name: "Known and unknown addresses take the same time", commands: [["vitest", "run", sameTime]], env },
  { name: "Lighthouse on a phone, one page of each kind", commands: [["node", "test/lighthouse.ts"]] },
]);
console.log(failure ?? "\nAll is proved.");
process.exitCode = failure ? 1 : 0;
