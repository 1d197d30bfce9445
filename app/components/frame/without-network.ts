type Router = {
  state: {
    location: { pathname: string; search: string; hash: string; state: unknown };
    navigation: { state: string };
  };
  navigate(to: object, options: object): Promise<void>;
};

/**
 * Keeps the page when a tap finds no network. It is inline in the document because nothing can be fetched
 * then.
 */
export function keepPageWithoutNetwork() {
  /** The router waits forever for a script that could not be fetched. */
  let hasMissingScript = false;

  addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (!link || link.target === "_blank" || link.origin !== location.origin) return;
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
      if (!navigator.onLine) void openCopy(event, link.href);
      else if (hasMissingScript) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener("submit", (event) => navigator.onLine || isSignOut(event) || stop(event), true);
  // The router would reload the page for a prefetch that fails.
  for (const sign of ["mouseover", "focusin", "touchstart"])
    addEventListener(
      sign,
      (event) => navigator.onLine || !linkOf(event) || event.stopImmediatePropagation(),
      true,
    );
  (window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as Event & {
      navigationType: string;
      userInitiated: boolean;
    };
    if (navigationType !== "reload" || userInitiated || !event.cancelable) return;
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    // The server answered, so a new release has replaced the file and a reload fetches it.
    if ((scripts.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus !== 0) return;
    event.preventDefault();
    hasMissingScript = true;
    void cancelNavigation();
  });

  const ask = window.fetch;
  window.fetch = async (...args) => {
    try {
      return await ask(...args);
    } catch (failure) {
      if (failure instanceof TypeError && String(args[0]).includes(".data")) await cancelNavigation();
      throw failure;
    }
  };

  function linkOf({ target }: Event): HTMLAnchorElement | null {
    return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  }

  function stop(event: Event) {
    hold(event);
    say();
  }

  function hold(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A page that this device has a copy of is opened by the worker, past the router. */
  async function openCopy(event: Event, address: string) {
    hold(event);
    const copy = navigator.serviceWorker?.controller && (await caches.match(address, { ignoreVary: true }));
    if (copy) location.assign(address);
    else say();
  }

  /** What was copied ends at once; the worker tells the server later. */
  function isSignOut({ target }: Event) {
    return (
      !!navigator.serviceWorker?.controller && (target as HTMLFormElement).action.endsWith("/auth/sign-out")
    );
  }

  /** The browser's back and forward buttons have already changed the address. */
  async function cancelNavigation() {
    const router = (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
    if (router?.state.navigation.state !== "loading") return;
    const { pathname, search, hash, state } = router.state.location;
    if (pathname + search !== location.pathname + location.search) return;
    say();
    await router.navigate(
      { pathname, search, hash: "#here" },
      { replace: true, preventScrollReset: true, state },
    );
    history.replaceState(history.state, "", pathname + search + hash);
  }

  function say() {
    document.getElementById("without-network")?.remove();
    const region = document.createElement("div");
    region.id = "without-network";
    region.className = "toasts";
    region.setAttribute("role", "alert");
    const text = document.createElement("p");
    text.className = "toast error";
    text.textContent = `No connection. ${document.querySelector("main [aria-busy]") ? "Your list" : "This page"} is still here.`;
    region.append(text);
    document.body.append(region);
    setTimeout(() => region.remove(), 6000);
  }
}
