const events = ["pointerdown", "keydown", "click", "popstate"];

const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return resolve();
  for (const sign of events) window.addEventListener(sign, () => resolve(), { once: true, capture: true });
});

/**
 * Resolves when a part of the page needs its script. What the server drew with this id works without: links and
 * disclosures are native, so the script waits until somebody acts. Anything else needs it at once.
 */
export function firstInteraction(id: string): Promise<void> {
  const isDrawn = typeof document !== "undefined" && document.getElementById(id) !== null;
  return isDrawn ? interaction : Promise.resolve();
}
