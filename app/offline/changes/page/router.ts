import type { LoaderData } from "./with-changes.ts";

type Router = {
  state: { loaderData: LoaderData };
  subscribe(hear: () => void): () => void;
  revalidate(): Promise<void>;
  _internalSetStateDoNotUseOrYouWillBreakYourApp?(state: { loaderData: LoaderData }): void;
};

/** The page's router, once the page came to life. Null where that takes too long. */
export async function findRouter(): Promise<Router | null> {
  for (let tries = 0; tries < 150; tries++) {
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
    if (router && isAlive()) return router;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

/** What the router is told before React listens would be lost. */
function isAlive(): boolean {
  const held = Object.entries(document).find(([name]) => name.startsWith("__reactContainer$"))?.[1];
  return held?.stateNode?.current?.memoizedState?.isDehydrated === false;
}

/** What the server sent for each route, and what is shown in its place. */
const parts = new Map<string, { sent: unknown; shown: unknown }>();

/** Shows the page as if the server had sent `change` of what it sent. React draws it like any answer. */
export function showInstead(router: Router, change: (sent: LoaderData) => LoaderData): void {
  const { loaderData } = router.state;
  for (const [id, data] of Object.entries(loaderData))
    if (parts.get(id)?.shown !== data) parts.set(id, { sent: data, shown: data });
  const sent = Object.fromEntries(Object.keys(loaderData).map((id) => [id, parts.get(id)?.sent]));
  const next = change(sent);
  // The same again would draw the page again, and without end.
  if (JSON.stringify(next) === JSON.stringify(loaderData)) return;
  for (const [id, part] of parts) if (id in next) part.shown = next[id];
  router._internalSetStateDoNotUseOrYouWillBreakYourApp?.({ loaderData: next });
}

/** Without a connection a page that asks for itself again keeps what it shows. */
export function keepOffline(router: Router, show: () => void): void {
  const revalidate = router.revalidate;
  router.revalidate = async () => (navigator.onLine ? revalidate() : show());
}
