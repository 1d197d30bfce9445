import { readEmail } from "./read-email.ts";

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
  const written = `mailto:${text?.trim().slice("mailto:".length)}`;
  const email = readEmail(plainAddress(written)) ?? readBareEmail(written);
  return email && mailAddress(email);
}

/** An address that nobody encoded, such as "a?b@example.com". */
function readBareEmail(address: string): string | null {
  return /\?(to|cc|bcc|subject|body)=/i.test(address) ? null : readEmail(address.slice("mailto:".length));
}

/** Encodes what would end or split the address (RFC 6068). */
export function mailAddress(email: string): string {
  return `mailto:${encodeURI(email).replace(/[/?#&=]/g, encodeURIComponent)}`;
}

/** A link's address as people read it. */
export function plainAddress(address: string): string {
  if (!address.startsWith("mailto:")) return address;
  const email = address.slice("mailto:".length).split("?", 1)[0] ?? "";
  try {
    return decodeURIComponent(email);
  } catch {
    return email;
  }
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
