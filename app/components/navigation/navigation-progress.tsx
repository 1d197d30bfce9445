import { useSyncExternalStore } from "react";
import { earlyPage } from "./early-page.ts";
import { findRouter } from "./router.ts";

/** Asks the router itself: what its hooks tell waits for scripts that parts of the page still load. */
export function NavigationProgress() {
  const isUnderWay = useSyncExternalStore(follow, isNavigating, () => false);
  const { EarlyJob } = earlyPage;
  return (
    <>
      <p aria-live="polite" className={isUnderWay ? "navigation-progress" : undefined}>
        {isUnderWay && "Loading the page"}
      </p>
      {EarlyJob && <EarlyJob />}
    </>
  );
}

function follow(tell: () => void) {
  return findRouter()?.subscribe(tell) ?? (() => {});
}

function isNavigating(): boolean {
  return (findRouter()?.state.navigation.state ?? "idle") !== "idle";
}
