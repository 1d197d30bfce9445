import { useSyncExternalStore } from "react";

type Router = { state: { navigation: { state: string } }; subscribe(tell: () => void): () => void };

/** Asks the router itself: what its hooks tell waits for scripts that parts of the page still load. */
export function NavigationProgress() {
  const isUnderWay = useSyncExternalStore(follow, isNavigating, () => false);
  return (
    isUnderWay && <div role="progressbar" aria-label="Loading the page" className="navigation-progress" />
  );
}

function follow(tell: () => void) {
  return router()?.subscribe(tell) ?? (() => {});
}

function isNavigating(): boolean {
  return (router()?.state.navigation.state ?? "idle") !== "idle";
}

function router(): Router | undefined {
  return (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
}
