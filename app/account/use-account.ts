import type { AccountView } from "#app/account/account-view.ts";
import { useRootData } from "#app/root-data.ts";

/** Null for everyone who is not signed in, and where the root itself failed. */
export function useAccount(): AccountView | null {
  return useRootData()?.account ?? null;
}
