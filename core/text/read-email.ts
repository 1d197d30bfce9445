import * as z from "zod/mini";

const longest = 254;
/** The same rule by which better-auth reads addresses: plain letters, no quotes, no lists. */
const plainAddress = z.email().check(z.maxLength(longest));

/**
 * An e-mail address in the one form in which we look it up, count it and send to it: look-alike characters are made
 * plain first (NFKC), so that no second `@` hides among them, and all of it is in lower case. Null if it is none. Pure.
 */
export function readEmail(text: unknown): string | null {
  if (typeof text !== "string" || text.length > longest) return null;
  const [local = "", domain = "", ...rest] = text.trim().normalize("NFKC").toLowerCase().split("@");
  if (rest.length || local.length > 64) return null;
  const email = `${local}@${asciiDomain(domain)}`;
  return plainAddress.safeParse(email).success ? email : null;
}

/** "bücher.example" → "xn--bcher-kva.example"; empty if it is no name of a host. */
function asciiDomain(domain: string): string {
  // What ends a host within an address, and what addresses leave out or decode.
  if (/[\s\p{Cc}/\\?#:@%]/u.test(domain)) return "";
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}
