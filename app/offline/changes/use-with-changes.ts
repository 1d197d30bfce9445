import { useMemo, useSyncExternalStore } from "react";
import { useMatches } from "react-router";

/** By route. */
export type LoaderData = Record<string, unknown>;
type Change = (sent: LoaderData) => LoaderData;

let change: Change | null = null;
const listeners = new Set<() => void>();

/** Shows pages as if the server had sent `next` of what it sent. Null shows what it sent. */
export function showWith(next: Change | null): void {
  if (next === change) return;
  change = next;
  for (const tell of listeners) tell();
}

/** What the server sent for a route, as it will be once the changes that wait on this device are sent. */
export function useWithChanges<Data>(route: string, sent: Data): Data {
  const known = useSyncExternalStore(follow, currentChange, () => null);
  const matches = useMatches();
  return useMemo(() => {
    if (!known) return sent;
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    return known({ ...data, [route]: sent })[route] as Data;
  }, [known, matches, route, sent]);
}

function follow(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function currentChange() {
  return change;
}
