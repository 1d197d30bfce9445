import { z } from "zod";
import { checkKeywords } from "#core/sources/keywords/read-keywords.ts";
import { findSource, sources } from "#core/sources/registry.ts";
import { type Source, type SyncMode, syncModes } from "#core/sources/source.ts";
import { type KeywordListName, keywordListNames, rotationSize } from "#core/sources/sync-actions.ts";

export type SyncRequest = {
  source?: unknown;
  mode?: unknown;
  list?: unknown;
  keywords?: unknown;
  useSmartRotation?: unknown;
  rotationSize?: unknown;
};

export type CheckedSync = {
  source: Source;
  mode: SyncMode;
  list: KeywordListName | null;
  keywords: string[] | null;
  rotation: number | null;
};

const mostRotated = 78;
const rotated = `rotationSize must be a whole number from 1 to ${mostRotated}.`;
const Request = z.object({
  source: z.string("source must be a name.").default("active-jobs-db"),
  mode: z.enum(syncModes, `mode must be ${syncModes.join(" or ")}.`),
  list: z
    .enum(keywordListNames, `list must be ${keywordListNames.join(", ").replace(/, (\w+)$/, " or $1")}.`)
    .nullish(),
  keywords: z.array(z.string("keywords must be texts."), "keywords must be a list of texts.").nullish(),
  useSmartRotation: z.boolean("useSmartRotation must be true or false.").nullish(),
  rotationSize: z.int(rotated).min(1, rotated).max(mostRotated, rotated).default(rotationSize),
});

export function readSyncRequest(request: SyncRequest): CheckedSync | string {
  const read = Request.safeParse(request);
  if (!read.success) return read.error.issues[0]?.message ?? "That is not a sync.";
  const { mode, list = null, useSmartRotation } = read.data;
  const named = read.data.keywords ? checkKeywords(read.data.keywords) : null;
  if (named && !named.ok) return named.error;
  const keywords = named?.keywords ?? null;
  const source = findSource(read.data.source);
  if (!source)
    return `There is no source "${read.data.source}". Known: ${sources.map(({ name }) => name).join(", ")}.`;
  if (list && keywords) return "Name a list or keywords, not both.";
  if (list && !source.hasKeywords) return `${source.label} doesn't use keywords: leave the list out.`;
  if (keywords && source.hasBoards) return `${source.label} reads full boards. Leave the keywords out.`;
  if (list && mode === "daily") return "A list is for a backfill: leave it out, or choose backfill.";
  return {
    source,
    mode,
    list,
    keywords,
    rotation: mode === "daily" && useSmartRotation ? read.data.rotationSize : null,
  };
}
