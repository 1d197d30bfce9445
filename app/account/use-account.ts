import type { ShownAccount } from "#app/account/shown-account.ts";
import { useRootData } from "#app/root-data.ts";

/** Who is signed in, as far as pages show it; null for everyone else, and where the root itself failed. */
export function useAccount(): ShownAccount | null {
  return useRootData()?.account ?? null;
}
