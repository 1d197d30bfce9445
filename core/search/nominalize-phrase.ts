import { isStopWord } from "./stems.ts";
import { findCondition, isNoisePhrase, longestPhrase, type TradeWord, tradeWord } from "./trade-words.ts";
import { activityWorkers } from "./vocabulary/activity-workers.ts";

type Turned = { length: number; words: string[]; trade: TradeWord };

const others = new Map(Object.entries(activityWorkers));

/**
 * Reads "surveying plants" as a plant survey and "teach skiing" as a ski instructor's work. Null for other
 * words.
 */
export function nominalizePhrase(words: readonly string[], at: number): Turned | null {
  const first = words[at] ?? "";
  if (isEmptyWord(first) || findCondition([first])) return null;
  let from = at + 1;
  while (from < words.length && isEmptyWord(words[from] ?? "")) from++;
  const most = Math.min(longestPhrase - 1, words.length - from);
  for (let length = most; length > 0; length--) {
    const rest = words.slice(from, from + length);
    if (rest.some(isEmptyWord)) continue;
    // Words that form a phrase of their own are left to it.
    if (length === 1 && isPhrase(words.slice(from, from + 2))) continue;
    for (const last of new Set([first, ...(others.get(first) ?? [])])) {
      const phrase = [...rest, last];
      const trade = tradeWord(phrase);
      if (trade)
        return {
          length: from - at + length,
          words: [first, ...rest],
          trade: { ...trade, equals: [phrase.join(" "), ...trade.equals] },
        };
    }
  }
  return null;
}

function isPhrase(words: readonly string[]): boolean {
  return words.length > 1 && tradeWord(words) !== null;
}

function isEmptyWord(word: string): boolean {
  return isStopWord(word) || isNoisePhrase([word]);
}
