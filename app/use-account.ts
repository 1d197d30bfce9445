import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import type { ShownAccount } from "#app/shown-account.ts";

/** Who is signed in, as far as pages show it; null for everyone else, and where the root itself failed. */
export function useAccount(): ShownAccount | null {
  return useRouteLoaderData<typeof loader>("root")?.account ?? null;
}
