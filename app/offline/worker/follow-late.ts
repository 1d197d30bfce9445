/** Where the worker answers with what runs beside a copy. The server knows no such address. */
export const followerPath = "/copy.js";

/**
 * Runs in a page that is shown as its copy, before any other script. It asks the worker what the network answered
 * since, and shows that: at once to a reader who has done nothing yet, otherwise with a button.
 */
export function followLate() {
  const notice = document.currentScript?.parentElement;
  const worker = navigator.serviceWorker.controller;
  if (!notice || !worker) return;
  const address = location.href.replace(/#.*/, "");
  let hasActed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  for (const sign of ["pointerdown", "keydown", "input", "wheel", "touchmove"])
    addEventListener(
      sign,
      () => {
        hasActed = true;
      },
      { capture: true, once: true, passive: true },
    );
  // What the router opens from here is no copy.
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", () => {
    if (location.href.replace(/#.*/, "") !== address) notice.remove();
  });
  void follow("late");
  addEventListener("online", () => void follow("online"));

  /** A connection that is back is often not there yet at first. */
  async function follow(kind: "late" | "online", patienceMs = 2_000) {
    clearTimeout(again);
    const late = notice?.isConnected && (await ask(kind));
    if (!late || !notice.isConnected) return;
    const isEarly = kind === "late" && !hasActed;
    if (late.outcome === "another's" || (late.outcome === "newer" && isEarly)) return showLate();
    notice.textContent = late.words;
    if (late.outcome === "newer") addButton();
    if (late.outcome === "no connection" && kind === "online" && navigator.onLine && patienceMs < 600_000)
      again = setTimeout(follow, patienceMs, kind, 2 * patienceMs);
  }

  function addButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "min-h-11 px-2 font-semibold underline";
    button.textContent = "Show it";
    button.addEventListener("click", showLate);
    notice?.append(button);
  }

  async function showLate() {
    await ask("want");
    location.reload();
  }

  function ask(kind: string): Promise<{ outcome: string; words: string } | null> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker?.postMessage({ kind, url: address }, [port2]);
    });
  }
}
