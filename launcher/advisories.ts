// `npm run advisories`: which of the packages that run in production have a published weakness. Ends with 1 if any has, with 2
// where the registry's list of advisories can't be read.
import { spawnSync } from "node:child_process";
import { z } from "zod";

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const answer: unknown = JSON.parse(stdout || "null");
const found = report.safeParse(answer);
if (found.success) tell(found.data.vulnerabilities);
else {
  const { message = "npm said nothing" } = Object(answer) as { message?: string };
  console.error(`The registry's advisories can't be read from here, so nothing was checked (${message}).`);
  process.exitCode = 2;
}

function tell(weak: z.infer<typeof report>["vulnerabilities"]): void {
  const named = Object.entries(weak);
  if (!named.length) console.log("No advisory names a package of production.");
  for (const [name, { severity, range, via, fixAvailable: fix }] of named) {
    const mended =
      typeof fix === "object" ? `mended in ${fix.name} ${fix.version}` : fix ? "mended" : "not mended";
    console.log(`${name} ${range}: ${severity}, ${mended}`);
    for (const reason of via) if (typeof reason === "object") console.log(`  ${reason.title} ${reason.url}`);
  }
  if (named.length) process.exitCode = 1;
}
