export const checkoutNotStarted = "Failed to start checkout. Please try again.";

/** Without a time, the limit's whole hour. */
export function checkoutLimited(time = "in an hour"): string {
  return `Too many checkouts this hour. Try again ${time}.`;
}
