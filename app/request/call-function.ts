/** Where a tab is led; `portal` says that it is not the checkout that was asked for. */
type Way = { url: string; portal?: boolean };

/**
 * Leads a tab that was opened in the click itself (pop-up blockers allow no other) to the address that one of our
 * functions answers; where the browser opened none, this tab goes there. Null, and the tab closed, if there is none.
 */
export async function leadTab(tab: Window | null, path: string, fields: object = {}): Promise<Way | null> {
  return callToLeadTab<Way>(tab, path, fields).catch(() => null);
}

/** The same; throws, as `callFunction` does, if there is none. */
export async function callToLeadTab<Answer extends Way>(
  tab: Window | null,
  path: string,
  fields: object = {},
): Promise<Answer> {
  try {
    const way = await callFunction<Answer>(path, fields);
    if (!tab) location.assign(way.url);
    else if (!tab.closed) {
      tab.opener = null;
      tab.location.replace(way.url);
    }
    return way;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/**
 * Posts to one of our functions; throws with the server's message, which may be empty, unless it answers well. The
 * error's cause is all that the server said, or null.
 */
export async function callFunction<Answer>(
  path: string,
  fields: object = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(path, {
    method: "POST",
    signal,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
  const body = await answer.json().catch(() => null);
  if (answer.ok && body) return body;
  throw new Error(body?.error ?? "", { cause: body });
}

/** Why something failed: what our server answered, where it did, else these words. */
export function reasonOf(failure: unknown, otherwise: string): string {
  return failure instanceof Error && !(failure instanceof TypeError) && failure.message
    ? failure.message
    : otherwise;
}
