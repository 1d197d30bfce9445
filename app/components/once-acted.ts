const signs = ["pointerdown", "keydown", "click", "popstate"];

/** Somebody has done anything but read. */
const acted = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return resolve();
  for (const sign of signs) window.addEventListener(sign, () => resolve(), { once: true, capture: true });
});

/**
 * When a part of the page needs its script. What the server drew with this id is whole without: links lead on and answers
 * fold by themselves, so it can wait until somebody acts. What it did not draw is needed at once.
 */
export function onceActed(id: string): Promise<void> {
  const isDrawn = typeof document !== "undefined" && document.getElementById(id) !== null;
  return isDrawn ? acted : Promise.resolve();
}
