const longest = 2_048;

export function webAddress(text: string | null | undefined): string | null {
  const url = readUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
  return url.href.length <= longest ? url.href : null;
}

/** Our pages load images over https only. */
export function imageAddress(text: string | null | undefined): string | null {
  return webAddress(text)?.replace(/^http:/, "https:") ?? null;
}

export function applyAddress(text: string | null | undefined): string | null {
  const url = readUrl(text);
  if (url?.protocol !== "mailto:") return webAddress(text);
  const isPlain = /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.pathname);
  return isPlain ? `mailto:${url.pathname}` : null;
}

function readUrl(text: string | null | undefined): URL | null {
  if (!text || text.length > longest * 2) return null;
  // Older browsers lack URL.parse.
  try {
    return new URL(text.trim());
  } catch {
    return null;
  }
}
