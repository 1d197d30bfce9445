import type { ShownAccount } from "#app/account/shown-account.ts";
import { useRootData } from "#app/root-data.ts";

/** Null for everyone who is not signed in, and where the root itself failed. */
export function useAccount(): ShownAccount | null {
  return useRootData()?.account ?? null;
}
