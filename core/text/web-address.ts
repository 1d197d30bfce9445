const longest = 2_048;

/** An http or https address from outside, normalised; null if it is anything else, too long or carries credentials. */
export function webAddress(text: string | null | undefined): string | null {
  const url = readUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
  return url.href.length <= longest ? url.href : null;
}

/** The same for an image: over https, since our pages load none otherwise. */
export function imageAddress(text: string | null | undefined): string | null {
  return webAddress(text)?.replace(/^http:/, "https:") ?? null;
}

/** Where to apply: a web address, or mailto: with a single plain address and nothing else. */
export function applyAddress(text: string | null | undefined): string | null {
  const url = readUrl(text);
  if (url?.protocol !== "mailto:") return webAddress(text);
  const isPlain = /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.pathname);
  return isPlain ? `mailto:${url.pathname}` : null;
}

function readUrl(text: string | null | undefined): URL | null {
  if (!text || text.length > longest * 2) return null;
  // Not every browser has URL.parse.
  try {
    return new URL(text.trim());
  } catch {
    return null;
  }
}
