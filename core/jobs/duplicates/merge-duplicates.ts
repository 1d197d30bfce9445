import type { Tx } from "#core/platform/db.server.ts";
import { type Comparison, compareOpenings } from "./compare-openings.ts";
import { findAmbiguous } from "./find-ambiguous.ts";
import { type Candidate, type CandidatePair, findCandidates } from "./find-candidates.ts";
import { mergeListings, queueFollowing, separateListing } from "./merge-listings.ts";
import { forgetOtherPairs, keyOf, notePairs, readVerdicts } from "./pair-records.ts";

export type JudgedPair = Comparison & { older: Candidate; younger: Candidate; isSettled?: true };

/** Call once the listings' words and sightings are written. Returns the listings to settle. */
export async function mergeDuplicates(
  tx: Tx,
  ids: string[],
  { source, now }: { source: string; now: Date },
): Promise<string[]> {
  const pairs = await findCandidates(tx, ids, source);
  const judged = await judgePairs(tx, pairs);
  const affected = new Set<string>();
  for (const pair of judged.filter(isMerged)) {
    if (pair.verdict !== "apart") continue;
    await separateListing(tx, pair.younger.id, now);
    for (const id of idsOf(pair)) affected.add(id);
  }
  const merged = new Set<string>();
  for (const pair of judged.filter((each) => each.verdict === "same" && !isMerged(each))) {
    if (idsOf(pair).some((id) => merged.has(id))) continue;
    await mergeListings(tx, mergeOf(pair), now);
    merged.add(pair.younger.id);
    for (const id of idsOf(pair)) affected.add(id);
  }
  await queueFollowing(tx, [...merged]);
  const likely = judged.filter(({ verdict }) => verdict !== "apart");
  await forgetOtherPairs(tx, ids, likely);
  await notePairs(tx, likely, now);
  return [...affected];
}

function idsOf({ older, younger }: Pick<JudgedPair, "older" | "younger">): string[] {
  return [older.id, younger.id];
}

export function mergeOf({ older, younger }: Pick<JudgedPair, "older" | "younger">) {
  return { keptId: older.id, otherId: younger.id, isOtherBetter: isBetter(younger, older) };
}

/** The employer's own board leads, then more facts, then the newer posting. */
export function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.isOwnBoard !== b.isOwnBoard) return a.isOwnBoard;
  if (a.factCount !== b.factCount) return a.factCount > b.factCount;
  return a.postedAt > b.postedAt;
}

async function judgePairs(tx: Tx, pairs: CandidatePair[]): Promise<JudgedPair[]> {
  const ordered = new Map(pairs.map(inOrder).map((pair) => [keyOf(pair), pair]));
  const verdicts = await readVerdicts(tx, [...ordered.values()]);
  const judged = [...ordered].flatMap(([key, pair]): JudgedPair[] => {
    const settled = verdicts.get(key);
    if (settled === "different") return [];
    if (settled === "same") return [{ ...pair, verdict: "same", likeness: 1, doubts: [], isSettled: true }];
    const isOfOneSource = pair.older.sources.some((source) => pair.younger.sources.includes(source));
    const compared = compareOpenings(pair.older, pair.younger);
    return [{ ...pair, ...compared, ...(isOfOneSource && { verdict: "apart" as const }) }];
  });
  const isNew = (pair: JudgedPair) => pair.verdict === "same" && !pair.isSettled && !isMerged(pair);
  const ambiguous = await findAmbiguous(tx, judged.filter(isNew));
  return judged.map((pair) => (ambiguous.has(pair) ? asUnsure(pair) : pair));
}

/** Merged listings stand in the order in which they were merged. */
function inOrder({ written, other }: CandidatePair): Pick<JudgedPair, "older" | "younger"> {
  const isWrittenYounger =
    written.mergedInto === other.id ||
    (other.mergedInto !== written.id &&
      [other.createdAt, other.id].join() < [written.createdAt, written.id].join());
  return isWrittenYounger ? { older: other, younger: written } : { older: written, younger: other };
}

function isMerged({ older, younger }: Pick<JudgedPair, "older" | "younger">): boolean {
  return younger.mergedInto === older.id;
}

function asUnsure(pair: JudgedPair): JudgedPair {
  return { ...pair, verdict: "unsure", doubts: ["more than one opening fits"] };
}
