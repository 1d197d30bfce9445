// `npm run prove`: what takes too long for every change. The last line says how it went.
import { firefoxPath, noFirefox, noWebKit, webKitPath } from "./engines.ts";
import { runSteps, type Step } from "./run-steps.ts";
import { oldestPostgres } from "./scratch-postgres.ts";

const sameTime = "app/routes/account/same-time.test.ts";
const env = { PROVE: "on" };

const onOldest: Step[] = oldestPostgres
  ? [
      {
        name: "Every test on PostgreSQL 15, the oldest that the README promises",
        commands: [["vitest", "run"]],
        env: { TEST_POSTGRES: "oldest" },
      },
    ]
  : [];

const { failure } = await runSteps([
  { name: "Build", commands: [["node", "test/build.ts"]] },
  {
    name: "Every test, tried as often as it can be: 2,000 random billing histories, two years of alerts",
    commands: [["vitest", "run", `--exclude=${sameTime}`]],
    env,
  },
  ...onOldest,
  {
    name: "Every journey, at every width and color, and more than 500 hostile strings",
    commands: [["playwright", "test"]],
    env,
  },
  { name: "No regular expression takes long on hostile text", commands: [["node", "test/expressions.ts"]] },
  { name: "What asks for too much stops nobody else", commands: [["node", "test/attacks.ts"]] },
  { name: "Known and unknown addresses take the same time", commands: [["vitest", "run", sameTime]], env },
  { name: "Lighthouse on a phone, one page of each kind", commands: [["node", "test/lighthouse.ts"]] },
  { name: "Pages with one bar of signal", commands: [["node", "e2e/measure-signal.ts"]] },
]);
if (!oldestPostgres)
  console.log("\nPostgreSQL 15 was not tried, because it is not installed in /usr/lib/postgresql.");
console.log(
  firefoxPath ? "Journeys were driven in Firefox, too." : noFirefox,
  webKitPath ? "Journeys were driven in WebKit, too." : noWebKit,
);
console.log(failure ?? "\nAll is proved.");
process.exitCode = failure ? 1 : 0;
