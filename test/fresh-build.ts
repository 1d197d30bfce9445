import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "#launcher/build.ts";
import { claim } from "#local/claim.ts";

/**
 * Builds the server if it is stale; of several workers that ask at once, one builds and the others wait. A run that has built
 * before all else says so, as to compare the build with its inputs takes a while.
 */
export async function freshBuild() {
  if (process.env.TEST_BUILD === "fresh") return;
  for (;;) {
    const turn = await claim("build");
    if (turn) {
      await ensureBuild({ fast: true }).finally(turn.release);
      return;
    }
    await sleep(50);
  }
}
