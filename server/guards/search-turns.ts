type Line = ((isAdmitted: boolean) => void)[];

/**
 * Lets in a few at a time. Addresses take turns, so one that asks for much waits for itself. When too many wait, the last one
 * of the address with the most is turned away.
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  // In the order in which addresses come next.
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  /** Resolves to what ends the turn, or to null for who is turned away. */
  return async function enter(address: string): Promise<(() => void) | null> {
    if (running >= atOnce) {
      if (!(await wait(address))) return null;
    } else running += 1;
    return leave;
  };

  function leave() {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [address, line] = next;
    const admit = line.shift();
    lines.delete(address);
    if (line.length) lines.set(address, line);
    waiting -= 1;
    admit?.(true);
  }

  function wait(address: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const line = lines.get(address) ?? [];
    if (waiting >= mostWaiting) {
      const longest = [...lines.values()].reduce(
        (most, each) => (each.length > most.length ? each : most),
        line,
      );
      if (longest.length <= line.length) return Promise.resolve(false);
      longest.pop()?.(false);
      waiting -= 1;
    }
    line.push(resolve);
    lines.set(address, line);
    waiting += 1;
    return promise;
  }
}
