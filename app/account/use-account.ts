import { useRouteLoaderData } from "react-router";
import type { ShownAccount } from "#app/account/shown-account.ts";
import type { loader } from "#app/root.tsx";

/** Who is signed in, as far as pages show it; null for everyone else, and where the root itself failed. */
export function useAccount(): ShownAccount | null {
  return useRouteLoaderData<typeof loader>("root")?.account ?? null;
}
