import { findRouter } from "#app/components/navigation/router.ts";
import { stayHere } from "#app/components/navigation/stay-here.ts";

/**
 * Shows that a tap was heard, and keeps the page where it finds no network. It is inline in the document because
 * nothing can be fetched then, and scripts come late on a slow one.
 */
export function keepPageWithoutNetwork() {
  const root = document.documentElement;
  let pressed: HTMLElement | undefined;
  /** The router waits forever for a script that could not be fetched. */
  let hasMissingScript = false;

  addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (!link || link.target === "_blank" || link.origin !== location.origin) return;
      if (link.hash && isHere(link)) return;
      if (!navigator.onLine) void openCopy(event, link.href);
      else if (hasMissingScript) event.stopImmediatePropagation();
      else hear(event, link);
    },
    true,
  );
  addEventListener(
    "submit",
    (event) =>
      navigator.onLine || isHeard(event) ? hear(event, event.target as HTMLFormElement) : stop(event),
    true,
  );
  // Before the router hears it, which would load the list anew.
  addEventListener("popstate", (event) =>
    (window as { leaveEarlyPage?: (event: Event) => void }).leaveEarlyPage?.(event),
  );
  // A browser may keep the page that was left.
  addEventListener("pageshow", ({ persisted }) => persisted && root.classList.remove("heard"));
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
    const isAnswered = (scripts as PerformanceResourceTiming[]).every((each) => each.responseStatus !== 0);
    const to = findRouter()?.state.navigation.location;
    if (isAnswered && !to) return;
    event.preventDefault();
    // The server answered, so a new release has replaced the file, and the page itself has the new one.
    if (isAnswered && to) return location.assign(to.pathname + to.search + to.hash);
    hasMissingScript = true;
    void cancelNavigation();
  });

  const ask = window.fetch;
  window.fetch = async (...args) => {
    const isOfRouter = String(args[0]).includes(".data");
    try {
      return await ask(...args);
    } catch (failure) {
      if (failure instanceof TypeError && isOfRouter) await cancelNavigation();
      throw failure;
    }
  };

  /** What opens a field for notes has an address of its own for browsers without script. */
  function isHere({ pathname, search }: HTMLAnchorElement) {
    return pathname === location.pathname && (search === location.search || search.includes("edit="));
  }

  function linkOf({ target }: Event): HTMLAnchorElement | null {
    return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  }

  /** The router tells by itself what it loads. A file that is only kept replaces no page. */
  function hear(event: Event, from: HTMLAnchorElement | HTMLFormElement) {
    pressed?.removeAttribute("data-heard");
    pressed = from;
    from.dataset.heard = "";
    setTimeout(() => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      if (
        event.defaultPrevented ||
        ctrlKey ||
        metaKey ||
        shiftKey ||
        altKey ||
        from.target ||
        "download" in from.attributes
      )
        return;
      root.classList.add("heard");
      const busy = from.querySelector<HTMLElement>("[role=status][hidden]");
      if (busy) {
        busy.hidden = false;
        (busy.previousSibling as HTMLElement).hidden = true;
      }
      setTimeout(() => root.classList.remove("heard"), 15_000);
    });
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

  /** The worker tells the server later: what was copied ends at once, and changes of saved jobs wait. */
  function isHeard({ target }: Event) {
    const action = (target as HTMLFormElement).getAttribute("action") ?? "";
    return (
      !!navigator.serviceWorker?.controller &&
      /^\/(auth\/sign-out|my-(jobs|applications)(\/save)?)(\?|$)/.test(action)
    );
  }

  /** The browser's back and forward buttons have already changed the address. */
  async function cancelNavigation() {
    const router = findRouter();
    if (router?.state.navigation.state !== "loading") return;
    if (history.state?.early) {
      // Going back ends what is loading.
      history.back();
      await new Promise<void>((resolve) => {
        const stop = router.subscribe(() => resolve(stop()));
      });
      return say();
    }
    const { pathname, search } = router.state.location;
    if (pathname + search !== location.pathname + location.search) return;
    say();
    await stayHere(router);
  }

  function say(
    words = `No connection. ${document.querySelector("main [aria-busy]") ? "Your list" : "This page"} is still here.`,
  ) {
    document.getElementById("without-network")?.remove();
    const region = document.createElement("div");
    region.id = "without-network";
    region.className = "toasts";
    region.setAttribute("role", "alert");
    const text = document.createElement("p");
    text.className = "toast error";
    text.textContent = words;
    region.append(text);
    document.body.append(region);
    setTimeout(() => region.remove(), 6000);
  }
}
