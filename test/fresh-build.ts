import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "#launcher/build.ts";
import { claim } from "#local/claim.ts";

/** Builds the server if it is stale; of several workers that ask at once, one builds and the others wait. */
export async function freshBuild() {
  for (;;) {
    const turn = await claim("build");
    if (turn) {
      await ensureBuild({ fast: true }).finally(turn.release);
      return;
    }
    await sleep(50);
  }
}
