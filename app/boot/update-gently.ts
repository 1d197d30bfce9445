import { startTransition, useLayoutEffect } from "react";
import { findRouter } from "#app/components/navigation/router.ts";

/**
 * `HydratedRouter` renders anew at once when the address changes, and what still waits for its script would vanish
 * with a menu that is open. Told gently, it waits for the script. This effect runs before the router's own.
 */
export function useGentleUpdates() {
  useLayoutEffect(() => {
    const router = findRouter();
    if (!router) return;
    const { subscribe } = router;
    router.subscribe = (hear) => subscribe((...update) => startTransition(() => hear(...update)));
  }, []);
}
