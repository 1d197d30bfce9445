import type { Router } from "./router.ts";

const stayingHash = "#here";

/** Ends what the router is loading. */
export async function stayHere({ state: { location: here }, navigate }: Router) {
  const { pathname, search, hash, state } = here;
  // A change of the hash alone loads nothing.
  await navigate({ pathname, search, hash: stayingHash }, { replace: true, preventScrollReset: true, state });
  history.replaceState(history.state, "", pathname + search + hash);
}
