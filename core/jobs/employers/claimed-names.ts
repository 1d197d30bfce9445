import { companySlug, slugify } from "#core/jobs/slug.ts";
import { latinLetters } from "#core/text/latin-letters.ts";

const between =
  /\s+[-‐-―|:•·@~/\\]+\s*|[|:;,()[\]{}•·"“”]|\b(?:d\s*\/?\s*b\s*\/?\s*a|a\s*\/?\s*k\s*\/?\s*a|on behalf of|in partnership with|presented by)\b/i;
const small = /^(?:a|an|and|at|by|co|company|for|in|inc|llc|ltd|of|on|s|the|to|u|us|usa)$/;
const mostWords = 20;
/** Two words, such as "river guides", also begin the names of others. */
const fewestInRun = 3;

/**
 * Slugs of the employers that a name may mean: all of it first, then its parts and its runs of words, as in
 * "Yosemite, National Park Service".
 */
export function claimedNames(name: string): { whole: string[]; parts: string[] } {
  const texts = [name, latinLetters(name)];
  const whole = texts.map(companySlug);
  const parts = texts.flatMap((text) => text.split(between)).map((part) => slugify(part ?? ""));
  const runs = whole.flatMap((slug) => runsOf(slug.split("-").slice(0, mostWords)));
  return { whole: [...new Set(whole)], parts: [...new Set([...parts, ...runs])].filter(Boolean) };
}

function runsOf(words: string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_, length) => {
      const run = words.slice(from, from + length + 1);
      return run.filter((word) => !small.test(word)).length >= fewestInRun ? run.join("-") : [];
    }),
  );
}
