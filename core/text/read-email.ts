import * as z from "zod/mini";

const longest = 254;
/** better-auth accepts the same addresses: plain letters, no quotes, no lists. */
const plainAddress = z.email().check(z.maxLength(longest));

/** Returns lowercase NFKC, so no second `@` can hide in the address. */
export function readEmail(text: unknown): string | null {
  if (typeof text !== "string" || text.length > longest) return null;
  const [local = "", domain = "", ...rest] = text.trim().normalize("NFKC").toLowerCase().split("@");
  if (rest.length || local.length > 64) return null;
  const email = `${local}@${asciiDomain(domain)}`;
  return plainAddress.safeParse(email).success ? email : null;
}

/** Turns "bücher.example" into "xn--bcher-kva.example". Returns "" for an invalid host. */
function asciiDomain(domain: string): string {
  // These characters end a host, or are removed or decoded in addresses.
  if (/[\s\p{Cc}/\\?#:@%]/u.test(domain)) return "";
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}
