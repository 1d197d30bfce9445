const retryMs = 3000;
// A mouse moves before it clicks, which gives the script a moment to arrive.
const events = ["pointermove", "pointerdown", "keydown", "click", "change", "popstate"];

const { promise: interaction, resolve: endWaiting } = Promise.withResolvers<void>();
if (typeof window === "undefined") endWaiting();
else
  for (const sign of events) window.addEventListener(sign, () => endWaiting(), { once: true, capture: true });

/** React shows no new data while a part still waits for its script. */
export function loadWaitingParts() {
  endWaiting();
}

/**
 * The server's drawing works without script, so its script waits until somebody acts, and is asked for again where
 * the network fails. A part that isn't drawn needs its script at once.
 */
export async function loadPart<Part>(id: string, load: () => Promise<Part>): Promise<Part> {
  if (typeof document === "undefined" || !document.getElementById(id)) return load();
  await interaction;
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
