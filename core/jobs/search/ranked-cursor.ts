import { type Cursor, readCursor, writeCursor } from "#core/jobs/cursor.ts";
import { type Tier, tiers } from "#core/jobs/search/search-tiers.ts";

export type RankedCursor = Cursor & {
  tier: Tier;
  /** Null in a tier sorted by date. */
  score: number | null;
};

export function writeRankedCursor({ tier, score, ...cursor }: RankedCursor): string {
  return `${tiers.indexOf(tier)}${score === null ? "d" : `r${score.toString(36)}`}.${writeCursor(cursor)}`;
}

export function readRankedCursor(text: string | null): RankedCursor | null {
  const [, index, score, rest = ""] = /^(\d)(?:d|r([0-9a-z]{1,6}))\.(.+)$/.exec(text ?? "") ?? [];
  const tier = tiers[Number(index)];
  const cursor = readCursor(rest);
  return tier && cursor
    ? { ...cursor, tier, score: score === undefined ? null : Number.parseInt(score, 36) }
    : null;
}
