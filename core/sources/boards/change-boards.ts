export type BoardChange =
  | { ok: true }
  | { ok: false; error: string; field?: "source" | "employer" | "token" };

type By = { by: string };

/** A new board; it is read by the next run of its source. Refused with the field that is wrong. */
export async function addBoard(
  _: { source: string; employer: string; token: string } & By,
  _now = new Date(),
): Promise<BoardChange> {
  throw new Error("not built yet");
}

/** Off: it is read no more, and what it showed ends by its age. On: failures are forgotten. */
export async function switchBoard(
  _: { id: string; on: boolean } & By,
  _now = new Date(),
): Promise<BoardChange> {
  throw new Error("not built yet");
}

/** Its listings end at once: nobody would ever say that they are gone. */
export async function removeBoard(_: { id: string } & By, _now = new Date()): Promise<BoardChange> {
  throw new Error("not built yet");
}
