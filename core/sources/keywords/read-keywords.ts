const mostKeywords = 100;
const shortest = 2;
const longest = 100;

type Read = { ok: true; keywords: string[] } | { ok: false; error: string };

export function readKeywords(text: string): Read {
  return checkKeywords(text.split(/[\r\n,]+/));
}

export function checkKeywords(given: string[]): Read {
  const keywords = new Map<string, string>();
  for (const each of given) {
    const keyword = each.replace(/[\s\p{Cc}]+/gu, " ").trim();
    if (keyword && !keywords.has(keyword.toLowerCase())) keywords.set(keyword.toLowerCase(), keyword);
  }
  const found = [...keywords.values()];
  const odd = found.find((keyword) => keyword.length < shortest || keyword.length > longest);
  if (odd)
    return {
      ok: false,
      error: `Each keyword must have ${shortest} to ${longest} characters, "${odd.slice(0, 40)}" has ${odd.length}.`,
    };
  if (!found.some((keyword) => /[\p{L}\p{N}]/u.test(keyword)))
    return { ok: false, error: "Name at least one keyword." };
  const unsearchable = found.find((keyword) => !/[\p{L}\p{N}]/u.test(keyword));
  if (unsearchable) return { ok: false, error: `"${unsearchable}" has no letter or digit to search for.` };
  if (found.length > mostKeywords)
    return {
      ok: false,
      error: `A list has at most ${mostKeywords} keywords, these are ${found.length}.`,
    };
  return { ok: true, keywords: found };
}
