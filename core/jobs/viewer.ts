export type Viewer =
  | { kind: "anonymous" }
  | { kind: "free"; userId: string }
  | { kind: "subscriber"; userId: string };

export const anonymous: Viewer = { kind: "anonymous" };
