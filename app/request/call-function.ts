/** Nobody who has paid waits longer for an outcome, counted from the page's arrival. */
const longestMs = 2700;
const shortestMs = 1000;

/** Browsers before 2022 lack `AbortSignal.timeout`. */
export function soonOver(): AbortSignal {
  const over = new AbortController();
  const leftMs = longestMs - performance.now();
  setTimeout(() => over.abort(), leftMs > 0 ? Math.max(leftMs, shortestMs) : longestMs);
  return over.signal;
}

/**
 * Throws the server's message, which may be empty, unless the answer is ok. The error's cause is the answer's JSON, or
 * null; `retryAfter` is how many seconds a limit lasts.
 */
export async function callFunction<Answer>(
  path: string,
  fields: object = {},
  init?: Pick<RequestInit, "signal" | "keepalive">,
): Promise<Answer> {
  const answer = await fetch(path, {
    ...init,
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
  const body = await answer.json().catch(() => null);
  if (answer.ok && body) return body;
  const retryAfter = Number(answer.headers.get("Retry-After"));
  throw Object.assign(new Error(body?.error ?? "", { cause: body }), { retryAfter });
}
