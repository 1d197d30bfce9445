type Line = ((isAdmitted: boolean) => void)[];

/**
 * Lets in a few at a time. Addresses take turns, so one that asks for much waits for itself. While nobody else waits, it rests between
 * two turns as long as the last one took, so that others' pages don't wait for a processor. When too many wait, the last one of the
 * address with the most is turned away.
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  // In the order in which addresses come next.
  const lines = new Map<string, Line>();
  const rests = new Map<NodeJS.Timeout, string>();
  let running = 0;
  let waiting = 0;

  /** Resolves to what ends the turn, or to null for who is turned away. */
  return async function enter(address: string): Promise<(() => void) | null> {
    if (running < atOnce) running += 1;
    else if (!endRest(address) && !(await wait(address))) return null;
    const began = performance.now();
    return () => leave(address, performance.now() - began);
  };

  /** Whether another's rest could be ended. */
  function endRest(address: string): boolean {
    for (const [timer, resting] of rests) {
      if (resting === address) continue;
      clearTimeout(timer);
      return rests.delete(timer);
    }
    return false;
  }

  function leave(address: string, ms: number) {
    if (lines.size > 1 || !lines.has(address)) return admitNext();
    const timer = setTimeout(() => {
      rests.delete(timer);
      admitNext();
    }, ms);
    rests.set(timer, address);
  }

  function admitNext() {
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
