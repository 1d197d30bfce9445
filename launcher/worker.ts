// `npm run worker`: runs the worker in a process of its own, and another one when that hangs.
import { type Child, serveOn, startServer } from "./child.ts";
import { onStopSignal } from "./stop-signal.ts";

let child: Child | null = null;
onStopSignal({
  first: () => child?.process.kill("SIGTERM"),
  second: () => child?.process.kill("SIGKILL"),
});
process.exitCode = await serveOn(
  () => startServer(["worker"], process.env),
  (started) => {
    child = started;
  },
);
