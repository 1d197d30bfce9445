import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "#launcher/build.ts";
import { claim } from "#local/claim.ts";

/**
 * Builds a stale server once, while other workers wait. A run that has just built sets TEST_BUILD, because comparing
 * the build with its inputs takes a while.
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
