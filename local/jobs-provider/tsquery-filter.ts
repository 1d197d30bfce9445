const term = String.raw`!?\s*(?:'[^']+'|[^\s|&!<>'():]+)(?::\*)?`;
const wellFormed = new RegExp(String.raw`^\s*${term}(?:\s*[|&]\s*${term})*\s*$`);

/**
 * PostgreSQL's tsquery: words and 'phrases', & and |, which binds looser, ! for not, :* for prefixes. Null for a syntax error.
 */
export function tsqueryFilter(query: string): ((text: string) => boolean) | null {
  if (!wellFormed.test(query)) return null;
  const alternatives: ((words: string) => boolean)[][] = [[]];
  for (const [token] of query.matchAll(new RegExp(`${term}|[|&]`, "g"))) {
    if (token === "|") alternatives.push([]);
    else if (token !== "&") alternatives.at(-1)?.push(termTest(token));
  }
  return (text) => {
    const words = ` ${wordsOf(text)} `;
    return alternatives.some((tests) => tests.every((test) => test(words)));
  };
}

function termTest(token: string): (words: string) => boolean {
  const isExcluded = token.startsWith("!");
  const isStem = token.endsWith(":*");
  const sought = ` ${wordsOf(token)}${isStem ? "" : " "}`;
  return (words) => words.includes(sought) !== isExcluded;
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
