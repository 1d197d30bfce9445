import type { KeywordListName } from "#core/sources/sync-actions.ts";

export type KeywordList = {
  name: KeywordListName;
  keywords: string[] /** Null while it is the product's own. */;
  updatedAt: Date | null;
};

/** The four lists, as they hold now. */
export async function readKeywordLists(): Promise<KeywordList[]> {
  throw new Error("not built yet");
}

/** One keyword a line, or separated by commas. Refused with what is wrong; the first writer's change is not lost to a second one who had not seen it. */
export async function changeKeywordList(
  _: {
    name: string;
    text: string /** ISO text of what was shown; "" for the product's own. */;
    seen: string;
    by: string;
  },
  _now = new Date(),
): Promise<{ ok: true } | { ok: false; error: string }> {
  throw new Error("not built yet");
}

/** The keywords of all lists that have waited longest for their turn, at most `size`. */
export async function nextKeywords(_size: number): Promise<string[]> {
  throw new Error("not built yet");
}
