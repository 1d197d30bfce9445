import { type Cursor, readCursor, writeCursor } from "#core/jobs/cursor.ts";
import { type Tier, tiers } from "#core/jobs/search/search-tiers.ts";

/** Where a reader stands in a list that is ordered by how well jobs meet a search. */
export type RankedCursor = Cursor & {
  tier: Tier;
  /** Null in a tier that is in the order of dates. */
  score: number | null;
};

/** "2r1f.m8x1k2-3f2c…": the tier, the score and what any cursor has. */
export function writeRankedCursor({ tier, score, ...cursor }: RankedCursor): string {
  return `${tiers.indexOf(tier)}${score === null ? "d" : `r${score.toString(36)}`}.${writeCursor(cursor)}`;
}

/** Null for anything that writeRankedCursor did not write: such an address shows the first page. */
export function readRankedCursor(text: string | null): RankedCursor | null {
  const [, index, score, rest = ""] = /^(\d)(?:d|r([0-9a-z]{1,6}))\.(.+)$/.exec(text ?? "") ?? [];
  const tier = tiers[Number(index)];
  const cursor = readCursor(rest);
  return tier && cursor
    ? { ...cursor, tier, score: score === undefined ? null : Number.parseInt(score, 36) }
    : null;
}
