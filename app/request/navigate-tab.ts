import { callFunction } from "./call-function.ts";

/** `portal` says that it is the customer portal and not the checkout that was asked for. */
type Answered = { url: string; portal?: boolean };

/**
 * Leads a tab that was opened in the click (pop-up blockers allow no other) to the address that a function answers, or
 * this tab where the browser opened none. Throws and closes the tab if there is no address.
 */
export async function navigateTab<Answer extends Answered>(
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

/** Opens the tab itself, so it must be called in a click. */
export function openTab<Answer>(path: string, fields?: object): Promise<Answer> {
  return navigateTab(window.open("", "_blank"), path, fields) as Promise<Answer>;
}
