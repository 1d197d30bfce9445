export type Viewer =
  | { kind: "anonymous" }
  | { kind: "free"; userId: string; awaitsPayment?: boolean }
  | { kind: "subscriber"; userId: string };

/** All that a list may depend on, which is nothing of the person: lists are shared. */
export type ViewerKind = { kind: Viewer["kind"]; awaitsPayment?: boolean };

export function kindOf(viewer: Viewer): ViewerKind {
  const { kind } = viewer;
  return kind === "free" ? { kind, awaitsPayment: viewer.awaitsPayment === true } : { kind };
}

/** What is said in place of an offer to whoever has just paid. */
export function awaitedPayment(viewer: ViewerKind): string | null {
  return viewer.kind === "free" && viewer.awaitsPayment
    ? "Your payment is being confirmed. All jobs open as soon as it arrives."
    : null;
}

export const anonymous: Viewer = { kind: "anonymous" };
