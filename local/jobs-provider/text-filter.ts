/** Google-style search: words are AND, "a phrase", OR, -minus; OR binds loosest. */
export function textFilter(query: string): (text: string) => boolean {
  const alternatives = splitAtOr(query).map((terms) => terms.map(termTest));
  return (text) => {
    const words = ` ${wordsOf(text).join(" ")} `;
    return alternatives.some((tests) => tests.length > 0 && tests.every((test) => test(words)));
  };
}

function splitAtOr(query: string): string[][] {
  const alternatives: string[][] = [[]];
  for (const [term] of query.matchAll(/-?"[^"]*"?|[^\s"]+/g)) {
    if (term.toUpperCase() === "OR") alternatives.push([]);
    else alternatives.at(-1)?.push(term);
  }
  return alternatives;
}

function termTest(term: string): (words: string) => boolean {
  const excluded = term.startsWith("-") && term.length > 1;
  const sought = ` ${wordsOf(term).join(" ")} `;
  return (words) => words.includes(sought) !== excluded;
}

/** Lower case with accents; plurals become singular. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}
