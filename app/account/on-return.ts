const pauseMs = 2000;

/**
 * Calls `look` when somebody comes back to this page, and every `everyMs` milliseconds, until it is stopped. A return
 * within two seconds of a look waits for their end.
 */
export function onReturn(callback: () => void, everyMs = 0): () => void {
  const until = new AbortController();
  let lastLook = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    if (document.hidden) return;
    clearTimeout(next);
    next = setTimeout(
      () => {
        lastLook = Date.now();
        callback();
      },
      lastLook + pauseMs - Date.now(),
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
