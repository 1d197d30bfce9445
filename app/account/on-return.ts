const pauseMs = 2000;

/**
 * Looks whenever somebody comes back to this page, and every so often where `everyMs` says so, until it is stopped.
 * Who comes back sooner than two seconds after a look has the next one at their end.
 */
export function onReturn(look: () => void, everyMs = 0): () => void {
  const until = new AbortController();
  let looked = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    if (document.hidden) return;
    clearTimeout(next);
    next = setTimeout(
      () => {
        looked = Date.now();
        look();
      },
      looked + pauseMs - Date.now(),
    );
  };
  const timer = everyMs ? setInterval(lookSoon, everyMs) : undefined;
  for (const moment of ["focus", "pageshow", "visibilitychange"]) addEventListener(moment, lookSoon, until);
  return () => {
    clearTimeout(next);
    clearInterval(timer);
    until.abort();
  };
}
