export type Viewer =
  | { kind: "anonymous" }
  | { kind: "free"; userId: string; awaitsPayment?: boolean }
  | { kind: "subscriber"; userId: string };

/** What is said in place of an offer to whoever has just paid. */
export function awaitedPayment(viewer: Viewer): string | null {
  return viewer.kind === "free" && viewer.awaitsPayment
    ? "Your payment is being confirmed. All jobs open as soon as it arrives."
    : null;
}

export const anonymous: Viewer = { kind: "anonymous" };
