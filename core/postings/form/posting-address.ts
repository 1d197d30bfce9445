import { webAddress } from "#core/text/web-address.ts";

const fileName = /^[^/]+\.(?:png|jpe?g|svg|gif|webp|ico|pdf|docx?|html?)$/i;

/** People leave out "https://", so what begins with a host gets it. */
export function completeAddress(text: string): string {
  if (fileName.test(text)) return text;
  return /^[\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

const localNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

/** False for names of one network and for bare IP addresses. True for what is no address at all. */
export function isPublicHost(text: string): boolean {
  const address = webAddress(text);
  if (!address) return true;
  const hostname = new URL(address).hostname.replace(/\.$/, "");
  const isNamed = hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
  return isNamed && !localNames.test(hostname);
}

export function isSecure(text: string): boolean {
  return webAddress(text)?.startsWith("https:") ?? true;
}
