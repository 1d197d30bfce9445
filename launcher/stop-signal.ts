/** npm passes Ctrl+C on to a process that the terminal has already told: within this time it is the same wish. */
const echoMs = 1_000;

/** Listens for SIGTERM and SIGINT: once to stop in order, once more to stop waiting. */
export function onStopSignal({ first, second }: { first(): void; second(): void }) {
  let told = 0;
  function hear() {
    if (!told) {
      told = Date.now();
      first();
    } else if (Date.now() - told > echoMs) {
      second();
    }
  }
  process.on("SIGTERM", hear);
  process.on("SIGINT", hear);
}
