import { callFunction } from "./call-function.ts";

export const checkoutNotStarted = "Failed to start checkout. Please try again.";

/** Where a tab is led; `portal` says that it is not the checkout that was asked for. */
type Way = { url: string; portal?: boolean };

/**
 * Leads a tab that was opened in the click itself (pop-up blockers allow no other) to the address that one of our
 * functions answers; where the browser opened none, this tab goes there. Throws, and closes the tab, if there is none.
 */
export async function leadTab<Answer extends Way>(
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

/** The same for a tab that it opens itself, called in a click. */
export function leadNewTab<Answer>(path: string, fields?: object): Promise<Answer> {
  return leadTab(window.open("", "_blank"), path, fields) as Promise<Answer>;
}
