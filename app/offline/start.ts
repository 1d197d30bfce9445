import { forgetAccount, settleSignOut } from "./account-copies.ts";
import { hearNews } from "./changes/tell-pages.ts";
import { readDevice } from "./device.ts";

/** A page has asked for its data by then. */
const settleMs = 2000;

/** Tells the worker what was opened and loaded, and ends an account's copies at the press of Sign Out. */
export async function start(load: typeof loadChanges): Promise<void> {
  loadChanges = load;
  if (!("serviceWorker" in navigator)) return;
  // Firefox says of no navigation when its worker started.
  const hasCopy = navigator.serviceWorker.controller !== null;
  addEventListener("submit", endOnSignOut, true);
  addEventListener("online", settle);
  addEventListener("offline", showChanges);
  settle();
  hearNews(showChanges);
  const device = await readDevice();
  if (device.account || device.changesOf || !navigator.onLine) showChanges();
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // The browser allows none here, or the address can't be reached: every page works without.
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: "loaded", scripts: loadedAssets() });
  const [arrival] = performance.getEntriesByType("navigation");
  let opened = withoutFragment(arrival?.name ?? location.href);
  // A page that came before the worker has no copy yet.
  if (!hasCopy) active?.postMessage({ kind: "arrived", url: opened });
  const tell = () => {
    const url = withoutFragment(location.href);
    if (opened !== url && navigator.onLine) active?.postMessage({ kind: "opened", url });
    opened = url;
  };
  // What was opened until now.
  setTimeout(tell, settleMs);
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) navigation.addEventListener("currententrychange", () => setTimeout(tell, settleMs));
  else setInterval(tell, settleMs);
}

type ShowChanges = typeof import("./changes/page/show-changes.ts");

let loadChanges: () => Promise<ShowChanges>;
let shown: Promise<ShowChanges> | null = null;
let changes: ShowChanges | undefined;

/** What shows changes that wait is loaded where there may be some. */
function showChanges() {
  shown ??= loadChanges();
  void shown.then(
    (loaded) => {
      changes = loaded;
      return loaded.showChanges();
    },
    () => {
      shown = null;
    },
  );
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}

function loadedAssets(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name.replace(/\?.*/, ""));
  return names.filter((name) => name.startsWith(`${location.origin}/assets/`));
}

function settle() {
  void readDevice().then(settleSignOut);
}

/** The request that can't be sent now is sent with the next connection. */
function endOnSignOut(event: SubmitEvent) {
  if (changes?.asksFirst(event)) return;
  const form = event.target as HTMLFormElement;
  if (new URL(form.action).pathname !== "/auth/sign-out") return;
  const forgetting = forgetAccount({ owesSignOut: true });
  if (navigator.onLine) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void forgetting.finally(() => location.assign("/"));
}
