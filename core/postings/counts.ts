export type DayCount = { day: string; views: number; applies: number };

/** Adds what was counted to each posting's day. Ids that are no posting of ours count for nothing. */
export async function addCounts(
  _counted: { id: string; views: number; applies: number }[],
  _now = new Date(),
) {
  throw new Error("not written yet");
}

/** Every day from the first on which it was live to the last, also those without any; at most the latest 90. */
export async function readCounts(_postingId: string, _now = new Date()): Promise<DayCount[]> {
  throw new Error("not written yet");
}

/** All of its days together. */
export async function totalCounts(_postingId: string): Promise<{ views: number; applies: number }> {
  throw new Error("not written yet");
}
