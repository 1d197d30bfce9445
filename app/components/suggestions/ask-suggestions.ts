/** In milliseconds. */
const pause = 120;

export type Find<Option> = (typed: string, signal: AbortSignal) => Promise<Option[]>;

export function createAsker<Option>(find: Find<Option>, show: (found: Option[]) => void) {
  let timer = 0;
  let request = new AbortController();

  function cancel() {
    clearTimeout(timer);
    request.abort();
  }

  function ask(typed: string) {
    cancel();
    const aborter = new AbortController();
    request = aborter;
    timer = window.setTimeout(async () => {
      const found = await find(typed, aborter.signal).catch(() => []);
      if (!aborter.signal.aborted) show(found);
    }, pause);
  }

  return { ask, cancel };
}

export async function fetchSuggestions(path: string, typed: string, signal: AbortSignal) {
  const answer = await fetch(`${path}?${new URLSearchParams({ q: typed })}`, { signal });
  return answer.ok ? answer.json() : null;
}
