import type { Suggestion } from "#core/search/suggestions.ts";

/** Milliseconds without another letter. */
const pause = 120;

/** Asks the server for what was typed last, and forgets what was asked before; where it cannot answer, there is nothing. */
export function createAsker(show: (found: Suggestion[]) => void) {
  let timer = 0;
  let request = new AbortController();

  function forget() {
    clearTimeout(timer);
    request.abort();
  }

  function ask(typed: string) {
    forget();
    const own = new AbortController();
    request = own;
    timer = window.setTimeout(async () => {
      const found = await fetchSuggestions(typed, own.signal).catch(() => []);
      if (!own.signal.aborted) show(found);
    }, pause);
  }

  return { ask, forget };
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/suggestions?${new URLSearchParams({ q: typed })}`, { signal });
  return answer.ok ? (await answer.json()).suggestions : [];
}
