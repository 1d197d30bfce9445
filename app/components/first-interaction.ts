// A mouse moves before it clicks, which gives the script a moment to arrive.
const events = ["pointermove", "pointerdown", "keydown", "click", "popstate"];

const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return resolve();
  for (const sign of events) window.addEventListener(sign, () => resolve(), { once: true, capture: true });
});

/**
 * The server's drawing works without script, so its script waits until somebody acts. A part that isn't drawn
 * needs its script at once.
 */
export function firstInteraction(id: string): Promise<void> {
  const isDrawn = typeof document !== "undefined" && document.getElementById(id) !== null;
  return isDrawn ? interaction : Promise.resolve();
}
