// `npm run prove`: what takes too long for every change. The last line says how it went.
import { runSteps } from "./run-steps.ts";

const failure = await runSteps([
  { name: "Build", commands: [["node", "test/build.ts"]] },
  {
    name: "2,000 random histories of purchases, webhooks and repairs",
    commands: [
      [
        "vitest",
        "run",
        "core/billing/events/histories.test.ts",
        "core/billing/events/posting-histories.test.ts",
      ],
    ],
    env: { PROVE_RUNS: "2000" },
  },
  {
    name: "Known and unknown addresses take the same time",
    commands: [["vitest", "run", "app/routes/account/same-time.test.ts"]],
    env: { PROVE_RUNS: "1000" },
  },
  { name: "Lighthouse on a phone, one page of each kind", commands: [["node", "test/lighthouse.ts"]] },
]);
console.log(failure ?? "\nAll is proved.");
process.exitCode = failure ? 1 : 0;
