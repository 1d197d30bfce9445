/**
 * React shows no new data while a part of the page waits for its script, and parts wait for a sign of a reader. What is
 * fetched with a connection is there without one.
 */
export function loadParts(): void {
  dispatchEvent(new Event("pointermove"));
}
