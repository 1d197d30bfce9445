/** Who is looking, as far as lists are concerned. Pure; decided on the server by the session and the subscription. */
export type Viewer =
  | { kind: "anonymous" }
  | { kind: "free"; userId: string }
  | { kind: "subscriber"; userId: string };

export const anonymous: Viewer = { kind: "anonymous" };
