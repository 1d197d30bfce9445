import { tellingWords } from "#core/search/stems.ts";
import { tradeWord } from "#core/search/trade-words.ts";

const saysLittle =
  /^(?:seasonal|seasons?|summer|winter|temporary|permanent|full|part|time|position|positions|jobs?|openings?|level|non|\d+|i{1,3}|iv)$/;

/** What follows a comma, a dash or a bracket describes the position, not the work. */
export function wordsOfTitle(title: string): string[] {
  const [head = ""] = title.split(/\s[-–|]\s|[,(:;]/).filter((part) => part.trim());
  const words = head.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(tellingWords(words))].filter((word) => word.length > 1 && !saysLittle.test(word));
}

const mostNames = 30;

/**
 * Other names of the same work: a "river guide" for a "raft guide". They come from the last two words or more that have any,
 * because a single word of several says too little.
 */
export function otherNames(words: readonly string[]): string[] {
  for (let end = words.length; end > (words.length > 1 ? 1 : 0); end--)
    for (let start = 0; start < Math.max(1, end - 1); start++) {
      const names = tradeWord(words.slice(start, end))?.equals ?? [];
      if (names.length) return names.slice(0, mostNames);
    }
  return [];
}
